// The townspeople, and the aliens they face. The body of an alien repeats the shape of its colour.

import type { AlienLook } from "../../art/alien";
import { inked, inkLine, line, oval, path, tube } from "../../art/ink";
import { BONE, COLOURS } from "../../art/palette";
import type { PersonLook } from "../../art/person";
import { star } from "../../art/shapes";

export type AlienColour = "red" | "green" | "blue";
export type CrewColour = AlienColour | "gold" | "grey";

export const INVADERS: Record<AlienColour, AlienLook> = {
  red: {
    body: "cone",
    skin: COLOURS.red.fill,
    eyes: 1,
    lid: 0.34,
    tilt: 0,
    iris: "#7a1238",
    eyeStyle: "slit",
    antennae: 2,
    antenna: "horn",
    mouth: "fangs",
    spots: false,
    belly: true,
    arms: "up",
    cheeks: false,
    look: [0, 0.2],
  },
  green: {
    body: "round",
    skin: COLOURS.green.fill,
    eyes: 3,
    lid: 0.24,
    tilt: 10,
    antennae: 2,
    antenna: "bulb",
    tip: "#ffd94f",
    mouth: "fangs",
    spots: true,
    belly: true,
    arms: "hips",
    cheeks: false,
    look: [0, 0.2],
  },
  blue: {
    body: "block",
    skin: COLOURS.blue.fill,
    eyes: 2,
    lid: 0.36,
    tilt: 16,
    antennae: 1,
    antenna: "zig",
    tip: "#ff74d4",
    mouth: "grin",
    spots: false,
    belly: true,
    arms: "down",
    cheeks: false,
    look: [0, 0.3],
  },
};

/** Of no colour that anybody could make out. */
export const STEALTHY: AlienLook = {
  body: "tall",
  skin: "#3a3266",
  eyes: 2,
  eyeStyle: "slit",
  iris: "#d07bff",
  lid: 0.3,
  tilt: 16,
  antennae: 2,
  antenna: "zig",
  tip: "#b9b0ff",
  mouth: "flat",
  spots: false,
  belly: false,
  arms: "up",
  cheeks: false,
  look: [0, 0.2],
};

/** A paddle for a sword, and a net of butterflies' size. */
const PADDLE = inked("M148 204L176 112L190 118L166 204Z", "#c98a4a") + inked("M170 116L182 78L196 84L190 122Z", "#e0a866");
const NET =
  tube("M28 200L44 168", "#ffb35c", 6, 13) +
  oval(58, 136, 26, 34, "#9ff1ff", { ...inkLine(6), transform: "rotate(26 58 136)", "fill-opacity": 0.35 }) +
  line("M42 120L74 150M50 108L80 136M38 138L62 164M76 116L46 158M66 108L40 146M84 130L62 166", BONE, 2);

export const CREW: Record<CrewColour, PersonLook> = {
  red: {
    hair: "pot",
    hairColour: "#cfd6ee",
    skin: "#f3bd97",
    top: "#ff6a5e",
    brow: 4,
    mouth: "grin",
    tilt: 12,
    lid: 0.2,
    gear: PADDLE,
  },
  green: {
    hair: "lamp",
    hairColour: "#2f9e6a",
    skin: "#c98257",
    top: "#5fe08c",
    mouth: "smirk",
    look: [0.7, 0.3],
    lid: 0.2,
    gear: tube("M58 160L66 204M142 160L134 204", "#b5662e", 6, 12),
  },
  blue: {
    hair: "bob",
    hairColour: "#232a6b",
    skin: "#f0c9a4",
    top: "#63b3ff",
    mouth: "smile",
    brow: 3,
    lid: 0.16,
    tilt: 10,
    look: [-0.6, 0],
    gear: NET,
  },
  gold: {
    hair: "afro",
    hairColour: "#4a2233",
    skin: "#8f5536",
    top: "#ffc445",
    mouth: "grin",
    brow: 2,
    lid: 0.12,
    look: [0, -0.1],
    gear:
      path(star(100, 40, 22, 10), "#ffe27a", inkLine(4)) +
      inked("M34 204C30 178 46 164 60 160L52 204ZM166 204C170 178 154 164 140 160L148 204Z", "#b5402f"),
  },
  grey: {
    hair: "bald",
    hairColour: "#8a7f78",
    skin: "#e3b79a",
    top: "#8f96b0",
    mouth: "flat",
    brow: -2,
    lid: 0.44,
    tilt: -6,
    look: [0, 0.5],
    glasses: true,
    gear: inked("M92 160L108 160L114 200L100 212L86 200Z", "#565c78"),
  },
};
