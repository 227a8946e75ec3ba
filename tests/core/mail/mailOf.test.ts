import { assert, describe, it } from "@effect/vitest"
import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"
import { heading, type MailBlock, mailOf, paragraph } from "@heimwerk/core/mail/mailOf.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

const brand = brandNamed("Holzhof")

const mailWith = (...blocks: ReadonlyArray<MailBlock>) =>
  mailOf({ id: "m", to: Email.make("anna@kunde.example"), subject: "Deine Bestellung", blocks, brand })

describe("the template of mails", () => {
  it("the mail template writes the same blocks as text and as HTML, and names the brand of the shop", () => {
    const { html = "", text } = mailWith(
      paragraph("Hallo,"),
      heading("Artikel"),
      {
        kind: "table",
        caption: "Alles",
        head: ["Artikel", "Summe"],
        rows: [{ cells: ["Hammer", "10,00 €"], line: "Hammer: 10,00 €" }],
      },
      { kind: "sums", caption: "Kosten", rows: [["Summe", "10,00 €"]] },
      { kind: "lines", lines: ["Werkstraße 1", "50667 Köln"] },
      { kind: "link", text: "Ansehen", href: "https://shop.example/b" },
    )
    assert.strictEqual(
      text,
      "Hallo,\n\nArtikel\n\n  Hammer: 10,00 €\n\nSumme: 10,00 €\n\n  Werkstraße 1\n  50667 Köln\n\nAnsehen:\nhttps://shop.example/b\n\nViele Grüße\nDein Holzhof Baumarkt\n",
    )
    for (const part of [
      '<html lang="de">',
      '<p class="brand">Holzhof</p>',
      "<h1>Deine Bestellung</h1>",
      "<h2>Artikel</h2>",
      '<thead><tr><th scope="col">Artikel</th><th scope="col">Summe</th></tr></thead>',
      '<tr><th scope="row">Hammer</th><td>10,00 €</td></tr>',
      "<p>Werkstraße 1<br>50667 Köln</p>",
      '<a class="button" href="https://shop.example/b">Ansehen</a>',
      "Viele Grüße<br>Dein Holzhof Baumarkt",
    ])
      assert.include(html, part)
  })

  it("the mail template gives a table one header per column, and a list of sums one header per row", () => {
    const { html = "", text } = mailWith(
      {
        kind: "table",
        caption: "Alles",
        head: ["Artikel", "Menge", "Summe"],
        rows: [
          { cells: ["Hammer", "1 Stück", "10,00 €"], line: "Hammer" },
          { cells: ["Säge", "2 Stück", "30,00 €"], line: "Säge" },
        ],
      },
      {
        kind: "sums",
        caption: "Kosten",
        rows: [
          ["Versand", "kostenlos"],
          ["Summe", "40,00 €"],
        ],
      },
    )
    const [, body = ""] = html.split("</h1>\n")
    assert.deepStrictEqual(
      body
        .split("\n")
        .filter((line) => line !== "")
        .slice(0, 6),
      [
        "<table><caption>Alles</caption>",
        '<thead><tr><th scope="col">Artikel</th><th scope="col">Menge</th><th scope="col">Summe</th></tr></thead>',
        '<tbody><tr><th scope="row">Hammer</th><td>1 Stück</td><td>10,00 €</td></tr>',
        '<tr><th scope="row">Säge</th><td>2 Stück</td><td>30,00 €</td></tr></tbody></table>',
        "<table><caption>Kosten</caption>",
        '<tbody><tr><th scope="row">Versand</th><td>kostenlos</td></tr>',
      ],
    )
    assert.include(text, "Versand: kostenlos\nSumme: 40,00 €\n\n")
  })

  it("the mail template has styles for the light and the dark colour scheme", () => {
    const { html = "" } = mailWith()
    assert.match(html, /<style>\n:root\{color-scheme:light dark\}[^]*@media \(prefers-color-scheme:dark\)/u)
  })

  it("the mail template escapes every text and address in the HTML", () => {
    const evil = `<img src=x onerror="alert('1')">&`
    const { html = "" } = mailWith(
      paragraph(evil),
      heading(evil),
      { kind: "table", caption: evil, head: [evil], rows: [{ cells: [evil, evil], line: evil }] },
      { kind: "sums", caption: evil, rows: [[evil, evil]] },
      { kind: "lines", lines: [evil] },
      { kind: "link", text: evil, href: evil },
      { kind: "qrCode", code: evil, alt: evil },
    )
    assert.notInclude(html, "<img src=x")
    assert.strictEqual(
      html.split("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;").length - 1,
      13,
    )
  })

  it("the mail template numbers the pictures of QR codes from 0 and leaves them out of the text", () => {
    const mail = mailWith({ kind: "qrCode", code: "A", alt: "Code A" }, paragraph("Text"), {
      kind: "qrCode",
      code: "B",
      alt: "Code B",
    })
    assert.deepStrictEqual(mail.qrCodes, ["A", "B"])
    assert.match(mail.html ?? "", /cid:code-0"[^>]*alt="Code A"[^]*cid:code-1"[^>]*alt="Code B"/u)
    assert.isTrue(mail.text.startsWith("Text\n"))
    assert.isUndefined(mailWith().qrCodes)
  })
})
