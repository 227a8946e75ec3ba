import { Catalog } from "@heimwerk/core/ports/Catalog.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { notFound } from "../security/refusal.ts"
import { dataSheet } from "./dataSheet.ts"
import { energyLabel } from "./energyLabel.ts"
import { icon } from "./icon.ts"
import { picture } from "./picture.ts"

const svg = (text: string) =>
  HttpServerResponse.text(text, {
    contentType: "image/svg+xml; charset=utf-8",
    headers: { "cache-control": "public, max-age=604800, stale-while-revalidate=2592000" },
  })

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length))

const pictures = HttpRouter.add("GET", "/bilder/:family/:file", (request) =>
  Effect.map(HttpRouter.params, ({ family = "", file = "" }) => {
    const drawn = picture(family, file, queryOf(request.url))
    return drawn === undefined ? notFound : svg(drawn)
  }),
)

const articleIn = (name: string | undefined) =>
  Schema.decodeUnknownOption(ArticleId)(name?.replace(/\.svg$/u, ""))

/** The article a path names; nothing for a number that is none or that nobody has. */
const detailOf = Effect.fnUntraced(function* (name: string | undefined) {
  const catalog = yield* Catalog
  const articleId = Option.getOrUndefined(articleIn(name))
  if (articleId === undefined) return undefined
  return yield* catalog.detail(articleId).pipe(
    Effect.catchIf(
      ({ reason }) => reason === "NotFound",
      () => Effect.void,
    ),
  )
})

const energyLabels = HttpRouter.add(
  "GET",
  "/bilder/energielabel/:file",
  Effect.gen(function* () {
    const { file } = yield* HttpRouter.params
    const detail = yield* detailOf(file)
    return detail?.energyClass === undefined ? notFound : svg(energyLabel(detail, detail.energyClass))
  }),
)

const dataSheets = HttpRouter.add(
  "GET",
  "/datenblatt/:articleId",
  Effect.gen(function* () {
    const { articleId } = yield* HttpRouter.params
    const detail = yield* detailOf(articleId)
    return detail?.energyClass === undefined ? notFound : HttpServerResponse.html(dataSheet(detail))
  }),
)

const icons = HttpRouter.add("GET", "/favicon.svg", Effect.succeed(svg(icon)))

/** The icon, and the product pictures, energy labels and data sheets of the demonstration assortment. */
export const layer = Layer.mergeAll(icons, pictures, energyLabels, dataSheets)
