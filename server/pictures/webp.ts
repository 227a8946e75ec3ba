import { Data, Effect, Semaphore } from "effect"

import { encodedResponder } from "../files/encoded.ts"
import { forAWeek } from "./caching.ts"

/**
 * Side lengths in which pictures exist, in pixels. A request gets the next larger one, so that the shop scales and
 * stores few pictures. The smallest one is enough for thumbnails on screens with two device pixels per CSS pixel.
 */
const sides = [200, 300, 450, 640, 800, 1280, 2000] as const
/** Side length of a picture requested without a size, in pixels. */
const defaultSide = 800

/**
 * Returns the side length of a requested picture: the next one that is at least `width` and `height` of the query
 * (storefront 7, assets). Returns the largest one for larger numbers, and the default for other text.
 */
export const sideOf = (url: string): number => {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1 || url.length))
  const wanted = ["width", "height"]
    .map((name) => Number.parseFloat(query.get(name) ?? ""))
    .filter(Number.isFinite)
  const largest = wanted.length === 0 ? defaultSide : Math.max(...wanted)
  return sides.find((side) => side >= largest) ?? 2000
}

/** The file of a picture cannot be opened, is damaged, or has a format that the shop does not read. */
export class UnreadablePicture extends Data.TaggedError("UnreadablePicture")<{ readonly cause: unknown }> {}

/**
 * Maximum number of pictures that are scaled at the same time. Each takes 5 to 50 ms of one of the four threads that
 * also read files and hash passwords.
 */
const turns = Semaphore.makeUnsafe(2)

/** Loads the library at the first picture, because it takes memory that the start and most tests do not need. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp")
  sharp.concurrency(1)
  // The shop caches the scaled pictures itself.
  sharp.cache(false)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

/**
 * Scales a picture so that it fits into a square, never enlarges it, and turns it upright. The result has no metadata
 * such as the place of a photo.
 *
 * @param source an AVIF, JPEG, PNG, SVG or WebP file
 * @param side width and height of the square in pixels
 */
export const toWebp = Effect.fn("toWebp")(
  function* (source: Uint8Array, side: number) {
    const sharp = yield* Effect.promise(() => (loading ??= loadSharp()))
    return yield* Effect.tryPromise({
      try: (): Promise<Uint8Array> =>
        sharp(source)
          .autoOrient()
          .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
          // Effort 2 takes half the time of the default 4, and the file is 5 % larger.
          .webp({ quality: 80, effort: 2 })
          .toBuffer(),
      catch: (cause) => new UnreadablePicture({ cause }),
    })
  },
  (work) => turns.withPermit(work),
)

/** Returns a function that serves a WebP picture to many requests. */
export const webpResponder = (bytes: Uint8Array) =>
  encodedResponder({ bytes, contentType: "image/webp", cacheControl: forAWeek, isCompressible: false })
