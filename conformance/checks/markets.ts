import * as Arr from "effect/Array"
import * as Effect from "effect/Effect"

import { type Check, unless } from "../suite/Check.ts"

interface Range {
  readonly opening?: string
  readonly closing?: string
}

/** Returns whether the opening hours of a day are in order and do not overlap. A closed day has no times. */
const isOrdered = (ranges: ReadonlyArray<Range>): boolean => {
  const times = ranges.flatMap(({ closing, opening }) =>
    opening === undefined || closing === undefined ? [] : [opening.slice(0, 5), closing.slice(0, 5)],
  )
  // The last closing time is not compared: if it is after midnight, it is earlier than the opening time.
  return times.slice(0, -1).every((time, index) => index === 0 || time >= (times[index - 1] ?? ""))
}

/** Checks of the market list. */
export const marketChecks: ReadonlyArray<Check> = [
  {
    id: "markets.list",
    title: "Jede Marktnummer und jede Marktseite kommt einmal vor.",
    rule: "storefront 7, Markets",
    run: Effect.fnUntraced(function* ({ calls }) {
      const { markets } = yield* calls.markets.list()
      return [
        ...unless(
          new Set(markets.map(({ id }) => id)).size === markets.length,
          "Eine Marktnummer ist doppelt.",
        ),
        ...unless(
          new Set(markets.map(({ link }) => link)).size === markets.length,
          "Eine Marktseite ist doppelt.",
        ),
      ]
    }),
  },
  {
    id: "markets.hours",
    title: "Öffnungszeiten eines Tages sind geordnet und überschneiden sich nicht.",
    rule: "storefront 5",
    run: Effect.fnUntraced(function* ({ calls }) {
      const { markets } = yield* calls.markets.list()
      return markets.flatMap(({ id, openingTimes, specialOpeningTimes }) => {
        const days = [
          ...Object.entries(Arr.groupBy(openingTimes, ({ isodate }) => String(isodate))),
          ...Object.entries(Arr.groupBy(specialOpeningTimes, ({ date }) => date)),
        ]
        return days.flatMap(([day, times]) =>
          unless(
            isOrdered(times.map(({ value }) => value)),
            `Markt ${id}, Tag ${day}: Zeiten nicht geordnet.`,
          ),
        )
      })
    }),
  },
]
