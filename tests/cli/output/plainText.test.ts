import { assert, describe, it } from "@effect/vitest"
import { plainText } from "@heimwerk/cli/output/plainText.ts"

describe("plainText on the HTML of market services", () => {
  it.each([
    ["Holzzuschnitt", "Holzzuschnitt"],
    [
      "<b>Reservieren &amp; abholen</b><br>Innerhalb einer Stunde.",
      "Reservieren & abholen: Innerhalb einer Stunde.",
    ],
    ["<b>Mietgeräte</b><ul><li>Bohrer</li><li>Fräsen</li></ul>", "Mietgeräte: Bohrer, Fräsen"],
    ["Termin <a href='/kontakt/'>anfragen</a>", "Termin anfragen"],
    ["1 &lt; 2 &gt; 0 &quot;&#228;&#xDF;&nbsp;&apos;", "1 < 2 > 0 \"äß '"],
    ["&unbekannt; &#0;", "&unbekannt; &#0;"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["", ""],
  ])("the HTML „%s“ is converted to plain text", (html, text) => {
    assert.strictEqual(plainText(html), text)
  })

  it("a text with 100,000 unclosed tags is converted to plain text of the same length", () => {
    assert.strictEqual(plainText("<".repeat(100_000)).length, 100_000)
  })
})
