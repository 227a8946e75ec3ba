import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"

import { legalLinks, legalPath } from "@heimwerk/ui/legalLinks.ts"
import { Context, Effect, Layer } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"

import { plainPage } from "../plain/plainPage.ts"
import { notFound } from "../security/refusal.ts"
import { logoPath } from "./brandStyle.ts"
import { logoTypes } from "./settings.ts"

/** The retailer's own logo and legal texts. By default, both are missing, and their paths answer 404. */
export const BrandFiles = Context.Reference<{
  readonly logo: string | undefined
  readonly legalFolder: string | undefined
}>("server/brand/BrandFiles", { defaultValue: () => ({ logo: undefined, legalFolder: undefined }) })

const readOrNone = (path: string) => Effect.promise(() => readFile(path).catch(() => undefined))

const logo = HttpRouter.add(
  "GET",
  logoPath,
  Effect.gen(function* () {
    const path = (yield* BrandFiles).logo
    const bytes = path === undefined ? undefined : yield* readOrNone(path)
    if (path === undefined || bytes === undefined) return notFound
    return HttpServerResponse.uint8Array(bytes, {
      contentType: logoTypes.get(extname(path).toLowerCase()) ?? "",
      headers: { "cache-control": "public, max-age=300" },
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

/** Routes of the retailer's logo and legal pages. */
export const layer = Layer.mergeAll(logo, legalPage)
