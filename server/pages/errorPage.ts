import { defaultBrand } from "@heimwerk/core/environment.ts"
import { HttpServerResponse } from "effect/http"

import { type RefusalCode, statusOf, textOf } from "../security/refusal.ts"
import { escapeHtml } from "./html.ts"

const title = "Da ist etwas schief gelaufen"

/** The page for the moment when no page can be rendered: no React, no style sheet, no script, nothing that can fail. */
export const errorPage = (code: RefusalCode) =>
  HttpServerResponse.html(
    `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${defaultBrand.brand}`)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(textOf(code))}</p>
<p><a href="/">Zur Startseite zurück</a></p>
</main>
</body>
</html>
`,
  ).pipe(
    HttpServerResponse.setStatus(statusOf(code)),
    HttpServerResponse.setHeaders({ "cache-control": "no-store" }),
  )
