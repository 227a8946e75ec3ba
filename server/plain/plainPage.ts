import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"

import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { brand } from "@heimwerk/ui/brand.ts"
import { legalLinks } from "@heimwerk/ui/legalLinks.ts"
import { paths } from "@heimwerk/ui/paths.ts"
import { HttpServerResponse } from "effect/http"

import { colourStyle, hasLogo, iconPath, logoPath } from "../brand/brandStyle.ts"
import { escapeHtml, schemeMeta } from "../pages/html.ts"
import { plainPolicy } from "../security/headers.ts"

interface PlainPage {
  readonly status: number
  /** Markup of a decorative drawing above the headline. */
  readonly sign?: string
  readonly headline: string
  readonly sentences: ReadonlyArray<string>
  /** Markup of a long text, from a file of the operator. */
  readonly text?: string
  /** Markup of links and buttons below the text. */
  readonly ways: string
  /** Whether the shop answers no page now. The page then has no link to the withdrawal of contracts. */
  readonly isClosed?: boolean
}

/** The shop's design tokens, the styles of plain pages and the configured colour, read once at start. */
const style = ["../../ui/theme/tokens.css", "plainPage.css"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .concat(colourStyle)
  .join("\n")

/** The content security policy of plain pages. */
export const plainPagePolicy = plainPolicy(createHash("sha256").update(style).digest("base64"))

const mark = hasLogo
  ? `<img src="${logoPath}" width="32" height="32" alt="">`
  : `<svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><path fill="#FFC629" d="M20 3 3 17v6h5v14h8V26h8v11h8V23h5v-6Z"/><path fill="#0F2A1D" d="M14 20h12v4H14z"/></svg>`

/** Customers must find the withdrawal of contracts on every page (BGB § 356a). */
const withdrawal = `<li><a href="${paths.withdrawal}">${withdrawalTexts.title}</a></li>`

const legal = legalLinks
  .map(
    ({ href, text }) =>
      `<li><a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${escapeHtml(text)}<span class="hidden"> (neuer Tab)</span></a></li>`,
  )
  .join("")

/** Writes a link to a page of the shop. */
export const wayTo = ({ href, text }: { readonly href: string; readonly text: string }) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

/** Writes the document of a plain page. */
export const plainDocument = ({
  headline,
  isClosed = false,
  sentences,
  sign = "",
  text = "",
  ways,
}: Omit<PlainPage, "status">) =>
  `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${schemeMeta}
<meta name="robots" content="noindex">
<title>${escapeHtml(`${headline} | ${brand.brand}`)}</title>
<link rel="icon" href="${iconPath}">
<style>${style}</style>
</head>
<body>
<header><a class="home" href="/">${mark}${escapeHtml(brand.brand)}<span class="hidden">, zur Startseite</span></a></header>
<main>
${sign}<h1>${escapeHtml(headline)}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("\n")}
${text}<div class="ways">${ways}</div>
</main>
<footer><nav aria-label="Rechtliches"><ul>${isClosed ? "" : withdrawal}${legal}</ul></nav></footer>
</body>
</html>
`

/**
 * Renders a page without React, for example when the shop cannot render one. The page needs no scripts and no
 * database, and no further files except the icon and the retailer's own logo. Its content security policy
 * allows the inline style by its hash.
 */
export const plainPage = ({ status, ...page }: PlainPage) =>
  HttpServerResponse.html(plainDocument(page)).pipe(
    HttpServerResponse.setStatus(status),
    HttpServerResponse.setHeaders({
      "cache-control": "no-store",
      "content-security-policy": plainPagePolicy,
    }),
  )
