import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { legalLinks, legalPath } from "@heimwerk/ui/legalLinks.ts"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { plainPage } from "../plain/plainPage.ts"
import { notFound } from "../security/refusal.ts"
import { BrandFiles } from "./BrandFiles.ts"
import { logoPath } from "./brandStyle.ts"
import * as install from "./installRoutes.ts"
import { logoCaching } from "./logoCaching.ts"
import { logoType } from "./logoType.ts"

const readOrNone = (path: string) => Effect.promise(() => readFile(path).catch(() => undefined))

/** Answers with a picture file of the operator. A replaced file is sent when the copies in caches expire. */
const picture = (path: string) =>
  Effect.map(readOrNone(path), (bytes) =>
    bytes === undefined
      ? notFound
      : HttpServerResponse.uint8Array(bytes, {
          contentType: logoType(path) ?? "",
          headers: { "cache-control": logoCaching },
        }),
  )

const logo = HttpRouter.add(
  "GET",
  logoPath,
  Effect.flatMap(BrandFiles, ({ logo: path }) =>
    path === undefined ? Effect.succeed(notFound) : picture(path),
  ),
)

/** A picture in the folder of the legal pages, such as the official notice on the legal guarantee. */
const legalPicture = /^[\w-]+\.(?:png|svg|webp)$/iu

const legalPage = HttpRouter.add(
  "GET",
  `${legalPath}:name`,
  Effect.gen(function* () {
    const { name = "" } = yield* HttpRouter.params
    const { legalFolder } = yield* BrandFiles
    if (legalFolder === undefined) return notFound
    if (legalPicture.test(name)) return yield* picture(join(legalFolder, name))
    const link = legalLinks.find(({ href }) => href === legalPath + name)
    if (link === undefined) return notFound
    const bytes = yield* readOrNone(join(legalFolder, `${name}.html`))
    if (bytes === undefined) return notFound
    return plainPage({ status: 200, headline: link.text, sentences: [], text: bytes.toString(), ways: "" })
  }),
)

/** Routes of the retailer's logo and legal pages, and of the files with which browsers install the shop. */
export const layer = Layer.mergeAll(logo, legalPage, install.layer)
