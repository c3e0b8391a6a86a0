import { describe, expect, it } from "vitest";
import { parseBlocks, parseInline, plainText } from "./markdown";

describe("a line of a rule", () => {
  it("is cut into words, bold words, codes and numbers of rules", () => {
    expect(parseInline("Play **one** `SWARM` card [5.4], or [U7].")).toEqual([
      { kind: "text", text: "Play " },
      { kind: "bold", text: "one" },
      { kind: "text", text: " " },
      { kind: "code", text: "SWARM" },
      { kind: "text", text: " card " },
      { kind: "rule", number: "5.4" },
      { kind: "text", text: ", or " },
      { kind: "rule", number: "U7" },
      { kind: "text", text: "." },
    ]);
  });

  it("finds rules of every kind of number", () => {
    expect(parseInline("[R1.11][RG.4][12.2]")).toEqual(["R1.11", "RG.4", "12.2"].map((number) => ({ kind: "rule", number })));
  });

  it("keeps what only looks like a sign", () => {
    const text = "2 * 3 is [not a rule], **open and <b>no markup</b>";
    expect(parseInline(text)).toEqual([{ kind: "text", text }]);
  });
});

describe("the text of a rule", () => {
  it("has paragraphs, and a list that follows its sentence", () => {
    expect(parseBlocks("First line\ngoes on.\n- one\n- two\n  goes on\n\n1. a\n2. b")).toEqual([
      { kind: "paragraph", text: [{ kind: "text", text: "First line goes on." }] },
      { kind: "list", ordered: false, items: [[{ kind: "text", text: "one" }], [{ kind: "text", text: "two goes on" }]] },
      { kind: "list", ordered: true, items: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]] },
    ]);
  });

  it("has tables with a head; the line below the head is none of it", () => {
    const [table] = parseBlocks("| Code | Name |\n|---|:-:|\n| `S2A` | Saucer |\n| `S2B` | [5.1] |");
    expect(table).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "Code" }], [{ kind: "text", text: "Name" }]],
      rows: [
        [[{ kind: "code", text: "S2A" }], [{ kind: "text", text: "Saucer" }]],
        [[{ kind: "code", text: "S2B" }], [{ kind: "rule", number: "5.1" }]],
      ],
    });
  });

  it("is nothing when there is nothing", () => {
    expect(parseBlocks("\n\n")).toEqual([]);
  });

  it("is plain words for a search", () => {
    expect(plainText("Play `SWARM` **now** [5.4].\n\n- one\n- two\n\n| a |\n|---|\n| b |")).toBe("Play SWARM now [5.4]. one two a b");
  });
});
