import { Data, Effect, Semaphore } from "effect"

/** The file of a picture cannot be opened, is damaged, or has a format that the shop does not read. */
export class UnreadablePicture extends Data.TaggedError("UnreadablePicture")<{ readonly cause: unknown }> {}

/**
 * Maximum number of pictures that are drawn at the same time. Each takes 5 to 50 ms of one of the four threads that
 * also read files and hash passwords.
 */
const turns = Semaphore.makeUnsafe(2)

/** Loads the library at the first picture, because it takes memory that the start and most tests do not need. */
const loadSharp = async () => {
  const { default: sharp } = await import("sharp")
  sharp.concurrency(1)
  // The shop caches the drawn pictures itself.
  sharp.cache(false)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

type Sharp = Awaited<ReturnType<typeof loadSharp>>

/**
 * Draws a picture with sharp (ADR 0113). Waits while two other pictures are drawn.
 *
 * @param draw reads a picture with the library and returns the bytes of the new one
 */
export const drawn = Effect.fn("drawn")(
  function* (draw: (sharp: Sharp) => Promise<Uint8Array>) {
    const sharp = yield* Effect.promise(() => (loading ??= loadSharp()))
    return yield* Effect.tryPromise({
      try: () => draw(sharp),
      catch: (cause) => new UnreadablePicture({ cause }),
    })
  },
  (work) => turns.withPermit(work),
)
