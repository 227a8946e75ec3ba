import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { richText, safeLink } from "@heimwerk/adapters/html/richText.ts"
import type { RichText } from "@heimwerk/core/market/RichText.ts"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"

const text = (value: string): RichText => ({ kind: "text", text: value })

const plainOf = (nodes: ReadonlyArray<RichText>): string =>
  nodes
    .map((node) => (node.kind === "text" ? node.text : node.kind === "break" ? "\n" : plainOf(node.children)))
    .join("")

const linksOf = (nodes: ReadonlyArray<RichText>): ReadonlyArray<string> =>
  nodes.flatMap((node) =>
    node.kind === "text" || node.kind === "break"
      ? []
      : [...(node.kind === "link" ? [node.href] : []), ...linksOf(node.children)],
  )

describe("richText", () => {
  it.each<[string, ReadonlyArray<RichText>]>([
    ["Reservieren &amp; abholen", [text("Reservieren & abholen")]],
    [
      "<b>Holz</b><br>nach Maß",
      [{ kind: "strong", children: [text("Holz")] }, { kind: "break" }, text("nach Maß")],
    ],
    ["<i>neu</i>", [{ kind: "emphasis", children: [text("neu")] }]],
    [
      "<em>neu</em> <strong>hier</strong>",
      [
        { kind: "emphasis", children: [text("neu")] },
        text(" "),
        { kind: "strong", children: [text("hier")] },
      ],
    ],
    [
      "<ul><li>a</li><li>b</li></ul>",
      [
        {
          kind: "list",
          children: [
            { kind: "item", children: [text("a")] },
            { kind: "item", children: [text("b")] },
          ],
        },
      ],
    ],
    ["<p>eins</p>", [{ kind: "paragraph", children: [text("eins")] }]],
    ['<a href="/kontakt/">Termin</a>', [{ kind: "link", href: "/kontakt/", children: [text("Termin")] }]],
    ['<a href="javascript:alert(1)">Termin</a>', [text("Termin")]],
    ["<a>Termin</a>", [text("Termin")]],
    ["<div>Text<span> darin</span></div>", [text("Text"), text(" darin")]],
    ["vor<script>alert('<b>x</b>')</script>nach", [text("vornach")]],
    ["<style>p{}</style><b></b>", []],
    ["<b>offen", [{ kind: "strong", children: [text("offen")] }]],
    ["a < b", [text("a < b")]],
    ["", []],
  ])("T-I1: HTML of a content management system is converted to rich text: %s", (html, tree) => {
    assert.deepStrictEqual(richText(html), tree)
  })

  it("T-I1 T-H8: any text is converted to rich text without an error, and the rich text has only allowed links", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<b>",
        "</b>",
        "<ul><li>",
        "<a href='//evil.example'>",
        "<a href=' javascript:x'>",
        "</a>",
        "<svg onload=x>",
        "&lt;",
        "<script>",
        "<!--",
        "]]>",
      ),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const links = linksOf(richText(pieces.join("")))
        assert.deepStrictEqual(
          links.filter((link) => !/^(?:\/(?![/\\])|https:|mailto:|tel:)/u.test(link)),
          [],
        )
      }),
    )
  })

  it("the rich text of every market service has readable text, and contains no tags and no character references", () => {
    for (const { services } of markets(2026)) {
      for (const service of services) {
        const plain = plainOf(richText(service))
        assert.notMatch(plain, /[<>]|&\w+;/u)
        assert.notStrictEqual(plain.trim(), "")
      }
    }
  })
})

describe("safeLink", () => {
  it.each([
    ["/kontakt/", "/kontakt/"],
    ["/s/holz?queryFromSuggest=true#liste", "/s/holz?queryFromSuggest=true#liste"],
    ["https://heimwerk.example/agb", "https://heimwerk.example/agb"],
    ["mailto:koeln@heimwerk.example", "mailto:koeln@heimwerk.example"],
    ["tel:+492214710", "tel:+492214710"],
    ["http://heimwerk.example/", undefined],
    ["//evil.example/", undefined],
    ["/\\evil.example/", undefined],
    ["java\tscript:alert(1)", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["https://name:geheim@heimwerk.example/", undefined],
    ["kontakt", undefined],
    ["https://", undefined],
  ])("T-H8: safeLink allows only safe links: %s", (href, link) => {
    assert.strictEqual(safeLink(href), link)
  })
})
