import { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { ClientFiles } from "../files/ClientFiles.ts"
import { pageFiles } from "../files/Manifest.ts"
import { notFound } from "../security/refusal.ts"
import { forAWeek } from "./caching.ts"
import { dataSheet } from "./dataSheet.ts"
import { energyLabel } from "./energyLabel.ts"
import { film, filmAnswer } from "./films.ts"
import { icon } from "./icon.ts"
import { keptPictures } from "./keptPictures.ts"
import { filmPage, modelPage } from "./mediaPage.ts"

const svg = (text: string) =>
  HttpServerResponse.text(text, {
    contentType: "image/svg+xml; charset=utf-8",
    headers: { "cache-control": forAWeek },
  })

const queryOf = (url: string) => new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length))

const pictureFor = keptPictures()

const pictures = HttpRouter.add("GET", "/bilder/:family/:file", (request) =>
  Effect.flatMap(HttpRouter.params, ({ family = "", file = "" }) => {
    const respond = pictureFor(family, file, queryOf(request.url))
    return respond === undefined ? Effect.succeed(notFound) : respond(request)
  }),
)

/** The shop's style sheets; none where nothing was built. */
const styles = Effect.map(ClientFiles, ({ manifest }) => pageFiles(manifest, [])?.styles ?? [])

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

/** `/medien/{family}.mp4` is a film, `/medien/{family}` the page with it. */
const films = HttpRouter.add("GET", "/medien/:file", (request) =>
  Effect.gen(function* () {
    const { file = "" } = yield* HttpRouter.params
    const family = file.replace(/\.mp4$/u, "")
    const bytes = film(family)
    if (bytes === undefined) return notFound
    return file === family ? filmPage(family, yield* styles) : filmAnswer(bytes, request)
  }),
)

const models = HttpRouter.add(
  "GET",
  "/modelle/:family/:hue",
  Effect.gen(function* () {
    const { family = "", hue = "" } = yield* HttpRouter.params
    return modelPage(family, hue, yield* styles) ?? notFound
  }),
)

/** The icon, and the pictures, films, models, energy labels and data sheets of the demonstration assortment. */
export const layer = Layer.mergeAll(icons, pictures, films, models, energyLabels, dataSheets)
