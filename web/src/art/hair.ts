// Hair, hats and helmets of people: one part behind the head, one over it.

import { disc, inked, inkLine, line, oval, path, shine } from "./ink";
import { BONE, darker, INK, lighter } from "./palette";
import { star } from "./shapes";

interface Worn {
  behind?: string;
  over?: string;
}

const DARK_HAIR = "#3a2238";

export const HAIR = {
  bun: (colour: string): Worn => ({
    behind: disc(100, 26, 24, colour, inkLine()),
    over: inked(
      "M50 92C44 42 72 24 100 24C128 24 156 42 150 92C142 70 130 60 116 54C102 70 76 72 62 76C56 80 53 84 50 92Z",
      colour,
    ),
  }),
  bob: (colour: string): Worn => ({
    behind: inked("M40 140C30 60 58 22 100 22C142 22 170 60 160 140C150 152 50 152 40 140Z", colour),
    over: inked(
      "M52 96C46 52 70 26 100 26C130 26 154 52 148 96C142 76 130 66 110 58C98 72 74 80 62 82C56 84 54 88 52 96Z",
      colour,
    ),
  }),
  cap: (colour: string): Worn => ({
    behind: inked("M52 96C46 84 48 70 52 64H148C152 70 154 84 148 96Z", DARK_HAIR),
    over:
      inked("M50 70C48 34 74 20 100 20C126 20 152 34 150 70Z", colour) +
      inked("M84 64C120 56 176 58 184 74C166 84 120 82 50 74C56 68 70 66 84 64Z", darker(colour, 0.2)) +
      disc(100, 20, 6, BONE, inkLine(3)),
  }),
  toque: (): Worn => ({
    over:
      inked("M54 62C30 54 34 18 64 22C72 0 128 0 136 22C166 18 170 54 146 62V78H54Z", BONE) +
      line("M78 40V62M100 36V62M122 40V62", "#cdbf9f", 3.5),
  }),
  aviator: (colour: string): Worn => ({
    behind: inked("M48 128C40 56 66 26 100 26C134 26 160 56 152 128C146 140 54 140 48 128Z", colour),
    over:
      inked("M52 100C46 50 70 24 100 24C130 24 154 50 148 100C144 78 130 70 100 68C70 70 56 78 52 100Z", colour) +
      inked("M58 52Q100 38 142 52L140 64Q100 52 60 64Z", DARK_HAIR) +
      [80, 120].map((x) => oval(x, 54, 19, 15, "#9ff1ff", inkLine()) + line(`M${x - 8} 52L${x} 45`, "#fff", 4)).join(""),
  }),
  bandana: (colour: string): Worn => ({
    over:
      inked("M148 66Q176 52 182 70Q170 72 164 76Q180 80 172 94Q158 86 148 78Z", colour) +
      inked("M50 82C50 42 74 28 100 28C126 28 150 42 150 82C124 64 76 64 50 82Z", colour) +
      disc(72, 56, 5, BONE) +
      disc(98, 44, 5, BONE) +
      disc(124, 56, 5, BONE),
  }),
  afro: (colour: string): Worn => ({
    behind: inked(
      "M100 10C120 2 140 12 146 26C168 30 178 54 168 72C178 92 166 116 146 118H54" +
        "C34 116 22 92 32 72C22 54 32 30 54 26C60 12 80 2 100 10Z",
      colour,
    ),
    over: inked("M54 84C52 58 74 46 100 46C126 46 148 58 146 84C136 68 122 62 100 62C78 62 64 68 54 84Z", colour),
  }),
  quiff: (colour: string): Worn => ({
    over: inked(
      "M52 88C44 60 58 44 70 42C62 20 120 8 146 26C158 40 156 68 148 88C146 74 140 66 132 62C104 70 72 62 64 66C56 70 54 78 52 88Z",
      colour,
    ),
  }),
  bald: (colour: string): Worn => ({
    behind: inked("M46 110C36 96 40 76 52 74V112ZM154 110C164 96 160 76 148 74V112Z", colour),
    over: shine("M84 40Q98 34 108 38", 6, 0.6),
  }),
  wild: (colour: string): Worn => ({
    behind: inked(
      "M100 8L114 22L134 8L140 28L164 24L158 48L180 58L164 76L174 100L150 104H50L26 100L36 76L20 58L42 48L36 24L60 28L66 8L86 22Z",
      colour,
    ),
    over: inked("M54 82C54 60 74 46 100 44C126 46 146 60 146 82L132 66L118 74L100 62L82 74L68 66Z", colour),
  }),
  pot: (colour: string): Worn => ({
    over:
      inked("M142 46L186 34L190 44L148 62Z", "#5b3a2a") +
      inked("M48 72V50C48 22 74 14 100 14C126 14 152 22 152 50V72Z", colour) +
      inked("M42 66H158V80H42Z", lighter(colour, 0.3)) +
      shine("M64 50C64 36 74 30 86 28", 6, 0.7),
  }),
  lamp: (colour: string): Worn => ({
    behind: inked("M50 120C40 60 60 24 100 24C140 24 160 60 150 120Z", "#6b3a2a"),
    over:
      inked("M52 80C50 40 74 26 100 26C126 26 150 40 148 80C126 66 74 66 52 80Z", colour) +
      disc(100, 46, 15, "#ffe98a", inkLine()) +
      disc(96, 42, 5, "#fff"),
  }),
  peaked: (colour: string): Worn => ({
    over:
      inked("M36 54C30 24 66 8 100 8C134 8 170 24 164 54C150 66 50 66 36 54Z", colour) +
      inked("M52 56H148V74H52Z", darker(colour, 0.35)) +
      inked("M54 74C72 66 128 66 146 74C142 90 58 90 54 74Z", INK) +
      path(star(100, 34, 15, 7), "#ffd94f", inkLine(3)) +
      shine("M66 80Q84 75 100 75", 3.5, 0.5),
  }),
  hood: (colour: string): Worn => ({
    behind: inked("M28 206C20 90 50 12 100 10C150 12 180 90 172 206Z", colour),
    over: line("M54 92C56 54 76 38 100 36C124 38 144 54 146 92", darker(colour, 0.35), 9),
  }),
} as const;
export type Hair = keyof typeof HAIR;
