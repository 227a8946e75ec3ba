import { noVideoText } from "@heimwerk/core/product/galleryZoom.ts"
import { brand } from "@heimwerk/ui/brand.ts"
import { HttpServerResponse } from "effect/http"

import { escapeHtml, schemeMeta } from "../pages/html.ts"
import { picture } from "./picture.ts"

/**
 * Content security policy of media pages: pictures, films, style sheets and fonts of the shop itself, and no
 * script.
 */
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const page = (title: string, styles: ReadonlyArray<string>, body: string) =>
  HttpServerResponse.html(
    [
      `<!doctype html><html lang="de"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
      schemeMeta,
      `<title>${escapeHtml(title)} | ${escapeHtml(brand.brand)}</title>`,
      ...styles.map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`),
      `</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    ].join(""),
  ).pipe(HttpServerResponse.setHeaders({ "cache-control": "no-store", "content-security-policy": policy }))

/** Returns the page of a film that the gallery does not play itself (storefront 4, gallery). */
export const filmPage = (family: string, styles: ReadonlyArray<string>) =>
  page(
    "Video",
    styles,
    `<video controls muted playsinline width="400" height="400" src="/medien/${escapeHtml(family)}.mp4">${noVideoText}</video>`,
  )

const views = [
  ["front", "Gesamtansicht"],
  ["detail", "Detail"],
  ["scene", "Im Einsatz"],
] as const

/**
 * Returns the page for a 360-degree or AR item of the gallery, or `undefined` for an unknown product family
 * or hue.
 */
export const modelPage = (family: string, hue: string, styles: ReadonlyArray<string>) =>
  picture(family, `front-${hue}.webp`, 640) === undefined
    ? undefined
    : page(
        "Rundumansicht",
        styles,
        views
          .map(
            ([view, name]) =>
              `<figure><img src="/bilder/${escapeHtml(family)}/${view}-${escapeHtml(hue)}.webp?width=640" width="640" height="640" alt="${name}"></figure>`,
          )
          .join(""),
      )
