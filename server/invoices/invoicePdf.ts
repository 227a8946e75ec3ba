import type { Invoice } from "@heimwerk/core/order/Invoice.ts"
import { germanDate } from "@heimwerk/core/values/calendar.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import type { PDFDocument, Structure } from "pdfkit"

import { InvoiceDocument } from "./InvoiceDocument.ts"

/** Margin of the page in points (72 per inch). */
const margin = 56
/** Left edge and width of each column of the table, in points. */
const columns = [
  [margin, 250],
  [310, 70],
  [384, 74],
  [462, 77],
] as const
/** Lowest edge of the content of a page, in points. A row that would end below it starts a new page. */
const bottom = 760

/**
 * Draws the cells of a row side by side, each with its own tag. The next row begins below the tallest cell.
 */
const drawRow = (
  doc: PDFDocument,
  table: Structure,
  cells: ReadonlyArray<string>,
  headers: "first" | "all",
) => {
  const at = (index: number) => columns[columns.length - cells.length + index] ?? columns[0]
  const place = (index: number) =>
    index === 0 ? ([margin, at(0)[0] + at(0)[1] - margin] as const) : at(index)
  const height = Math.max(...cells.map((cell, index) => doc.heightOfString(cell, { width: place(index)[1] })))
  if (doc.y + height > bottom) doc.addPage()
  const top = doc.y
  const row = doc.struct("TR")
  table.add(row)
  cells.forEach((cell, index) => {
    const [left, width] = place(index)
    const draw = () => doc.text(cell, left, top, { width, align: index === 0 ? "left" : "right" })
    if (headers === "all") row.add(doc.struct("TH", { scope: "Column" }, draw))
    else row.add(index === 0 ? doc.struct("TH", { scope: "Row" }, draw) : doc.struct("TD", {}, draw))
  })
  row.end()
  doc.x = margin
  doc.y = top + height + 6
}

const sumsOf = ({ discount, shipping, total, vat, vatRate }: Invoice, sign: string) =>
  [
    ...(discount === 0 ? [] : [["Rabatt", `${sign === "" ? "-" : ""}${formatCents(discount)}`] as const]),
    ["Versand", `${shipping === 0 ? "" : sign}${formatCents(shipping)}`],
    ["Nettobetrag", `${sign}${formatCents(toCents(total - vat))}`],
    [`${vatRate} % MwSt.`, `${sign}${formatCents(vat)}`],
    ["Gesamtbetrag", `${sign}${formatCents(total)}`],
  ] as const

const draw = (doc: PDFDocument, invoice: Invoice, orderId: string, title: string) => {
  const { collectedIn, corrects, issuedOn, lines, number, recipient, retailer } = invoice
  const sign = corrects === undefined ? "" : "-"
  const root = doc.struct("Document")
  doc.addStructure(root)
  const write = (tag: "H1" | "P", text: string, size = 10) => {
    root.add(doc.struct(tag, {}, () => doc.fontSize(size).text(text, margin, doc.y, { paragraphGap: 12 })))
  }
  const table = (rows: (tag: Structure) => void) => {
    const tag = doc.struct("Table")
    root.add(tag)
    rows(tag)
    tag.end()
    doc.moveDown()
  }
  write("P", retailer.join("\n"))
  write("P", `An\n${recipient.join("\n")}`)
  write("H1", title, 20)
  write(
    "P",
    [
      `Nummer: ${number}`,
      ...(corrects === undefined ? [] : [`Korrigiert die Rechnung ${corrects}`]),
      `Datum: ${germanDate(issuedOn)}`,
      ...(corrects === undefined ? [`Lieferdatum: ${germanDate(issuedOn)}`] : []),
      `Bestellung: ${orderId}`,
      ...(collectedIn === undefined ? [] : [`Abholung: ${collectedIn.join(", ")}`]),
    ].join("\n"),
  )
  table((tag) => {
    drawRow(doc, tag, ["Artikel", "Menge", "Einzelpreis", "Summe"], "all")
    for (const { articleId, name, quantity, sum, unitPrice } of lines)
      drawRow(
        doc,
        tag,
        [`${name}, Artikel ${articleId}`, quantity, formatCents(unitPrice), `${sign}${formatCents(sum)}`],
        "first",
      )
  })
  table((tag) => {
    for (const row of sumsOf(invoice, sign)) drawRow(doc, tag, row, "first")
  })
  root.end()
}

/**
 * Draws an invoice or a credit note as PDF with tags for screen readers (PDF/UA). The same invoice always gives
 * the same bytes.
 */
export const invoicePdf = (invoice: Invoice, orderId: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const title = invoice.corrects === undefined ? "Rechnung" : "Rechnungskorrektur"
    const doc = new InvoiceDocument({
      size: "A4",
      margin,
      pdfVersion: "1.7",
      subset: "PDF/UA",
      tagged: true,
      lang: "de-DE",
      displayTitle: true,
      info: {
        Title: `${title} ${invoice.number}`,
        Author: invoice.retailer[0] ?? "",
        CreationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
      },
    })
    const parts: Array<Uint8Array> = []
    doc.on("data", (part: Uint8Array) => void parts.push(part))
    doc.on("end", () => resolve(Buffer.concat(parts)))
    doc.on("error", reject)
    draw(doc, invoice, orderId, title)
    doc.end()
  })
