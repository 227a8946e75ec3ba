import type { Brand } from "../environment.ts"
import type { MailBlock } from "./mailOf.ts"

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")

/** Escapes lines of text and joins them with `<br>`. */
const broken = (lines: ReadonlyArray<string>): string => lines.map(escaped).join("<br>")

/**
 * The styles of a mail. Mail programs that ignore them show the same content with their own fonts and
 * colours.
 */
const style = `
:root{color-scheme:light dark}
body{margin:0;padding:16px 8px;background:#f4f2ec;color:#1c211e;font:16px/1.5 Arial,Helvetica,sans-serif}
main{max-width:600px;margin:0 auto;padding:16px;background:#fff;overflow-wrap:anywhere}
.brand{margin:0 0 16px;padding-bottom:12px;border-bottom:4px solid #ffc629;color:#1d5138;font-size:20px;font-weight:bold}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
h2{margin:24px 0 8px;font-size:18px;line-height:1.3}
p{margin:0 0 16px}
a{color:#1d5138}
.button{display:inline-block;padding:12px 20px;border:2px solid #1d5138;border-radius:6px;background:#1d5138;color:#fff;font-weight:bold;text-decoration:none}
table{width:100%;margin:0 0 16px;border-collapse:collapse}
caption{padding:0 0 4px;text-align:left;font-weight:bold}
th,td{padding:8px 8px 8px 0;border-bottom:1px solid #d8d5cc;text-align:left;vertical-align:top}
th,td{overflow-wrap:normal}
td{white-space:nowrap}
tbody th{font-weight:normal;overflow-wrap:anywhere}
th:last-child,td:last-child{padding-right:0;text-align:right}
img{display:block;max-width:100%;height:auto;padding:8px;background:#fff;color:#1c211e}
@media (prefers-color-scheme:dark){
body{background:#101512;color:#e9ece8}
main{background:#1a211d}
.brand,a{color:#a8d8bc}
.button{border-color:#a8d8bc;background:#a8d8bc;color:#101512}
th,td{border-color:#47524b}
}`

const headRow = (cells: ReadonlyArray<string>): string =>
  `<tr>${cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join("")}</tr>`

/** Writes a table row whose first cell is its heading. */
const row = (cells: ReadonlyArray<string>): string => {
  const written = cells.map((cell, index) =>
    index === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`,
  )
  return `<tr>${written.join("")}</tr>`
}

const table = (caption: string, head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) =>
  [
    `<table><caption>${escaped(caption)}</caption>`,
    head.length === 0 ? "" : `<thead>${headRow(head)}</thead>`,
    `<tbody>${rows.map(row).join("\n")}</tbody></table>`,
  ].join("\n")

/**
 * Writes a block as HTML. A QR code is a picture attached to the mail.
 *
 * @param codesBefore number of QR codes in earlier blocks, which is the number of this block's picture
 */
const htmlOf = (block: MailBlock, codesBefore: number): string => {
  switch (block.kind) {
    case "heading":
      return `<h2>${escaped(block.text)}</h2>`
    case "lines":
      return `<p>${broken(block.lines)}</p>`
    case "link":
      return `<p><a class="button" href="${escaped(block.href)}">${escaped(block.text)}</a></p>`
    case "table":
      return table(
        block.caption,
        block.head,
        block.rows.map(({ cells }) => cells),
      )
    case "sums":
      return table(block.caption, [], block.rows)
    case "qrCode":
      return `<p><img src="cid:code-${codesBefore}" width="200" height="200" alt="${escaped(block.alt)}"></p>`
    default:
      return `<p>${broken(block.text.split("\n"))}</p>`
  }
}

/**
 * Returns the HTML part of a mail: a page in German without scripts, remote pictures and layout tables, for
 * windows from 320 px, in light and dark colour schemes.
 */
export const mailHtml = (title: string, blocks: ReadonlyArray<MailBlock>, { brand }: Brand): string => {
  let codes = 0
  const parts = blocks.map((block) => htmlOf(block, block.kind === "qrCode" ? codes++ : 0))
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<p class="brand">${escaped(brand)}</p>
<h1>${escaped(title)}</h1>
${parts.join("\n")}
</main>
</body>
</html>
`
}
