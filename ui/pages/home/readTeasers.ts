import { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"
import { Effect, Schema } from "effect"

const decode = Schema.decodeUnknownEffect(TeaserBanner)

/** Decodes the teaser banners of the editors. Invalid banners are logged and left out. */
export const readTeasers = (entries: ReadonlyArray<unknown>): Effect.Effect<ReadonlyArray<TeaserBanner>> =>
  Effect.map(
    Effect.forEach(entries, (entry) =>
      decode(entry).pipe(
        Effect.map((banner) => [banner]),
        Effect.catch((problem) =>
          Effect.as(Effect.logWarning("A teaser is not shown", problem), Array<TeaserBanner>()),
        ),
      ),
    ),
    (read) => read.flat(),
  )
