import { openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { markets } from "@heimwerk/fixtures/world.ts"

import { compare } from "./measure.ts"

/** A Saturday evening, when the next opening is two days away. */
const evening = Date.parse("2026-11-21T21:00:00+01:00")

/** The status of every market at one moment, with the clock read once or once per market. */
export const statusOfAllMarkets = (): void => {
  const all = markets(2026)
  compare(`opening status of ${all.length} markets`, [
    {
      name: "the clock read for each",
      run: () => all.map((market) => openingStatus(market, berlinTime(evening))),
    },
    {
      name: "the clock read once",
      run: () => {
        const now = berlinTime(evening)
        return all.map((market) => openingStatus(market, now))
      },
    },
  ])
}
