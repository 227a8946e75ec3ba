import { assert, describe, it } from "@effect/vitest"
import type { Invoice } from "@heimwerk/core/order/Invoice.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { invoicePdf } from "@heimwerk/server/invoices/invoicePdf.ts"
import { getDocumentProxy } from "unpdf"

const invoice = (lines: number): Invoice => ({
  number: "R-2026-000001",
  deliveryId: "1",
  issuedOn: "2026-11-24",
  retailer: ["Heimwerk Baumarkt GmbH", "Werkbankallee 1", "50667 Köln", "USt-IdNr. DE000000000"],
  recipient: ["Anna Größe", "Werkstraße 1", "50667 Köln"],
  lines: Array.from({ length: lines }, (_, index) => ({
    articleId: String(1_000_001 + index),
    name: "Akku-Bohrschrauber mit Koffer, Ladegerät und zwei Akkus, 12 V",
    quantity: "2 Stück",
    unitPrice: toCents(1000),
    sum: toCents(2000),
  })),
  discount: toCents(100),
  shipping: toCents(495),
  vatRate: 19,
  vat: toCents(382),
  total: toCents(2395),
})

const open = async (one: Invoice) =>
  getDocumentProxy(new Uint8Array(await invoicePdf(one, "HW-20261123-7KQ2M9AX")))

/** Returns the text of all pages with single spaces. */
const textOf = async (pdf: Awaited<ReturnType<typeof open>>) => {
  const texts: Array<string> = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ("str" in item ? item.str : "")))
  }
  return texts.join(" ").replaceAll(/\s+/gu, " ")
}

/** Returns the lines of the first page. A change of the font within a word starts a new item, but adds no space. */
const linesOf = async (pdf: Awaited<ReturnType<typeof open>>) => {
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("")
}

/** Writes the tags of a page as text: `Document(P H1 Table(TR(TH TH)))`. */
const tagsOf = (node: unknown): string => {
  const role: unknown = Reflect.get(Object(node), "role")
  const children: unknown = Reflect.get(Object(node), "children")
  const inner = Array.isArray(children) ? children.map(tagsOf).filter((text) => text !== "") : []
  if (typeof role !== "string") return ""
  return inner.length === 0 ? role : `${role}(${inner.join(" ")})`
}

/** Returns the ids of the marked contents below a tag, in the order of the tags. */
const contentIds = (node: unknown): ReadonlyArray<string> => {
  const id: unknown = Reflect.get(Object(node), "id")
  const children: unknown = Reflect.get(Object(node), "children")
  if (Array.isArray(children)) return children.flatMap(contentIds)
  return typeof id === "string" ? [id] : []
}

describe("the PDF of an invoice", () => {
  it("the PDF of an invoice contains everything that § 14 UStG requires", async () => {
    const text = await textOf(await open(invoice(1)))
    for (const part of [
      "Heimwerk Baumarkt GmbH Werkbankallee 1 50667 Köln USt-IdNr. DE000000000",
      "An Anna Größe Werkstraße 1 50667 Köln",
      "Rechnung Nummer: R-2026-000001 Datum: 24.11.2026 Lieferdatum: 24.11.2026 Bestellung: HW-20261123-7KQ2M9AX",
      "Artikel 1000001 2 Stück 10,00 € 20,00 €",
      "Rabatt -1,00 € Versand 4,95 € Nettobetrag 20,13 € 19 % MwSt. 3,82 € Gesamtbetrag 23,95 €",
    ])
      assert.include(text, part)
  })

  it.each([
    ["Turkish, Polish and Czech names", "Ayşe Şahin, Łukasz Dvořák, Işıl Öğüt"],
    ["Vietnamese names", "Nguyễn Thị Hương"],
    ["names that were entered as letters with separate accents", "Dvor\u030Ca\u0301k", "Dvořák"],
    ["letters of other scripts, as a visible replacement,", "Иван 李 Παππά 🙂", "???? ? ????? ?"],
    ["letters that only consist of known letters", "Ｍｕｅｌｌｅｒ №\u202F5", "Mueller No 5"],
    ["names with invisible letters, without these,", "Anna\u200B\u200E Größe", "Anna Größe"],
  ])("the PDF of an invoice shows %s complete: %s", async (_, name, shown = name) => {
    const lines = invoice(1).lines.map((line) => ({ ...line, name: `Schild ${name}` }))
    const drawn = await linesOf(await open({ ...invoice(1), recipient: [name, "Kleve"], lines }))
    assert.include(drawn, `An\n${shown}\nKleve\n`)
    assert.include(drawn.replaceAll(/\s+/gu, " "), `Schild ${shown}, Artikel 1000001`)
  })

  it("the invoice of a pickup names the market and its address", async () => {
    const collectedIn = ["Heimwerk Köln", "Marktstraße 5", "50667 Köln"]
    assert.include(
      await textOf(await open({ ...invoice(1), recipient: ["Anna Größe"], collectedIn })),
      "Bestellung: HW-20261123-7KQ2M9AX Abholung: Heimwerk Köln, Marktstraße 5, 50667 Köln",
    )
    assert.notInclude(await textOf(await open(invoice(1))), "Abholung:")
  })

  it("the PDF of a credit note names its invoice and has negative amounts", async () => {
    const text = await textOf(
      await open({ ...invoice(1), number: "R-2026-000002", corrects: "R-2026-000001" }),
    )
    assert.include(text, "Rechnungskorrektur Nummer: R-2026-000002 Korrigiert die Rechnung R-2026-000001")
    assert.include(text, "Versand -4,95 € Nettobetrag -20,13 € 19 % MwSt. -3,82 € Gesamtbetrag -23,95 €")
    assert.notInclude(text, "Lieferdatum")
  })

  it("the PDF of an invoice has a title, a language and tags for headings and tables, as PDF/UA requires", async () => {
    const pdf = await open(invoice(1))
    const { info, metadata } = await pdf.getMetadata()
    assert.deepInclude(Object(info), { Language: "de-DE", Title: "Rechnung R-2026-000001" })
    assert.include(String(metadata?.getRaw()), "<pdfuaid:part>1</pdfuaid:part>")
    assert.deepInclude(Object(await pdf.getMarkInfo()), { Marked: true })
    const sums = Array.from({ length: 5 }, () => "TR(TH TD)").join(" ")
    assert.include(
      tagsOf(await (await pdf.getPage(1)).getStructTree()),
      `Document(P P H1 P Table(TR(TH TH TH TH) TR(TH TD TD TD)) Table(${sums}))`,
    )
  })

  it("the tags of an invoice's PDF contain every text of every page, in the order in which the texts are drawn", async () => {
    const pdf = await open({ ...invoice(60), recipient: ["Ayşe Şahin", "Łukasz Dvořák", "Nguyễn Thị Hương"] })
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      const drawn: Array<string> = []
      let depth = 0
      for (const item of items)
        if ("type" in item) {
          if (item.type === "beginMarkedContentProps") drawn.push(item.id)
          depth += item.type === "endMarkedContent" ? -1 : 1
        } else if (item.str.trim() !== "") assert.strictEqual(depth, 1, item.str)
      assert.isAbove(drawn.length, 20)
      assert.deepStrictEqual(contentIds(await page.getStructTree()), drawn)
    }
  })

  it("the PDF of an invoice fulfils the PDF/UA rules for the title of the window, fonts, pictures, header cells and tab order", async () => {
    const text = Buffer.from(await invoicePdf(invoice(2), "HW-1")).toString("latin1")
    assert.notMatch(text, /\/Subtype \/(?:Image|Form)\b/u)
    for (const part of ["/DisplayDocTitle true", "/FontFile2", "/ToUnicode"]) assert.include(text, part)
    assert.strictEqual(text.match(/\/Scope \/Column/gu)?.length, 4)
    assert.strictEqual(text.match(/\/Scope \/Row/gu)?.length, 2 + 5)
    assert.strictEqual(text.match(/\/Type \/Page\b/gu)?.length, text.match(/\/Tabs \/S\b/gu)?.length)
  })

  it("the PDF of an invoice with 60 lines continues on the next pages and contains every line", async () => {
    const pdf = await open(invoice(60))
    assert.isAtLeast(pdf.numPages, 2)
    const text = await textOf(pdf)
    for (let index = 0; index < 60; index++) assert.include(text, `Artikel ${1_000_001 + index}`)
    assert.include(text, "Gesamtbetrag 23,95 €")
  })

  it("the PDF of an invoice has the same bytes each time it is made", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => invoicePdf(invoice(2), "HW-1")))
    assert.deepStrictEqual(first, second)
  })
})
