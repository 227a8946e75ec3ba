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

const logo = HttpRouter.add(
  "GET",
  logoPath,
  Effect.gen(function* () {
    const path = (yield* BrandFiles).logo
    const bytes = path === undefined ? undefined : yield* readOrNone(path)
    if (path === undefined || bytes === undefined) return notFound
    return HttpServerResponse.uint8Array(bytes, {
      contentType: logoType(path) ?? "",
      headers: { "cache-control": logoCaching },
    })
  }),
)

const legalPage = HttpRouter.add(
  "GET",
  `${legalPath}:name`,
  Effect.gen(function* () {
    const { name } = yield* HttpRouter.params
    const { legalFolder } = yield* BrandFiles
    const link = legalLinks.find(({ text }) => text.toLowerCase() === name)
    if (link === undefined || legalFolder === undefined) return notFound
    const bytes = yield* readOrNone(join(legalFolder, `${name}.html`))
    if (bytes === undefined) return notFound
    return plainPage({ status: 200, headline: link.text, sentences: [], text: bytes.toString(), ways: "" })
  }),
)

/** Routes of the retailer's logo and legal pages, and of the files with which browsers install the shop. */
export const layer = Layer.mergeAll(logo, legalPage, install.layer)
