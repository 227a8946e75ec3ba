import { readFile, stat } from "node:fs/promises"

import { brand } from "@heimwerk/ui/brand.ts"
import { Cache, Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"

import { encodedResponder } from "../files/encoded.ts"
import { forAWeek } from "../pictures/caching.ts"
import { UnreadablePicture } from "../pictures/drawing.ts"
import { toSquarePng } from "../pictures/squarePng.ts"
import { notFound } from "../security/refusal.ts"
import { type AppIcon, appIcons, iconFolder } from "./appIcons.ts"
import { BrandFiles } from "./BrandFiles.ts"
import { themeColour } from "./brandStyle.ts"
import { plainLogo, roundedLogo } from "./defaultLogo.ts"
import { logoCaching } from "./logoCaching.ts"
import { manifestPath, webAppManifest } from "./webAppManifest.ts"

const manifest = Layer.unwrap(
  Effect.map(BrandFiles, ({ logo }) =>
    HttpRouter.add(
      "GET",
      manifestPath,
      encodedResponder({
        bytes: new TextEncoder().encode(JSON.stringify(webAppManifest({ brand, logo, themeColour }))),
        contentType: "application/manifest+json",
        cacheControl: forAWeek,
        isCompressible: true,
      }),
    ),
  ),
)

/** An icon, and the version of the retailer's logo that it shows. */
interface Wanted {
  readonly icon: AppIcon
  readonly logo: { readonly file: string; readonly changedAt: number } | undefined
}

const sourceOf = ({ icon, logo }: Wanted) =>
  logo === undefined
    ? Effect.succeed<Uint8Array>(
        new TextEncoder().encode((icon.share === 1 ? roundedLogo : plainLogo)(themeColour)),
      )
    : Effect.tryPromise({
        try: (): Promise<Uint8Array> => readFile(logo.file),
        catch: (cause) => new UnreadablePicture({ cause }),
      })

const rendered = (wanted: Wanted) =>
  Effect.gen(function* () {
    const { side, share } = wanted.icon
    const background = share === 1 ? undefined : themeColour
    const bytes = yield* toSquarePng(yield* sourceOf(wanted), { side, share, background })
    const cacheControl = wanted.logo === undefined ? forAWeek : logoCaching
    return encodedResponder({ bytes, contentType: "image/png", cacheControl, isCompressible: false })
  }).pipe(
    Effect.catchTag("UnreadablePicture", ({ cause }) =>
      Effect.as(
        Effect.logWarning(
          `The logo ${wanted.logo?.file} cannot be read, so the installed shop has no icon. Replace the file.`,
          cause,
        ),
        () => Effect.succeed(notFound),
      ),
    ),
  )

const versionOf = (file: string) =>
  Effect.promise(async () => ({
    file,
    changedAt: (await stat(file).catch(() => undefined))?.ctimeMs ?? 0,
  }))

const icons = Layer.unwrap(
  Effect.map(Cache.make({ lookup: rendered, capacity: 2 * appIcons.length }), (cache) =>
    HttpRouter.add("GET", `${iconFolder}:file`, (request) =>
      Effect.gen(function* () {
        const { file = "" } = yield* HttpRouter.params
        const icon = appIcons.find(({ path }) => path === iconFolder + file)
        if (icon === undefined) return notFound
        const { logo } = yield* BrandFiles
        const respond = yield* Cache.get(cache, {
          icon,
          logo: logo === undefined ? undefined : yield* versionOf(logo),
        })
        return yield* respond(request)
      }),
    ),
  ),
)

/** Routes of the web app manifest and of the icons of the installed shop. */
export const layer = Layer.mergeAll(manifest, icons)
