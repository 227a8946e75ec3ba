import { Effect, Schema } from "effect"

import { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"

const decode = Schema.decodeUnknownEffect(TeaserBanner)

/** Decodes the editors' banners. Invalid ones are logged and left out. */
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
