import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingStatus, openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { type BerlinTime, berlinIso, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { Argument, Command } from "effect/cli"
import * as Effect from "effect/Effect"

import { at, moment } from "../../input/moment.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { marketById } from "../../shop/marketById.ts"

/** Number of upcoming special opening days shown. */
const specialDays = 8

const plain = [{ title: "" }, { title: "" }, { title: "" }] as const

/** The weekdays that have opening hours in the data, each with the label of its first entry. */
const weekText = (market: Market): string => {
  const labels = new Map(market.openingTimes.toReversed().map(({ isodate, label }) => [isodate, label]))
  return table(
    [{ title: "Wochentag" }, { title: "Öffnungszeit" }],
    [...labels]
      .toSorted(([a], [b]) => a - b)
      .map(([isodate, label]) => [label, rangesText(hoursTable(market).weekdays.get(isodate) ?? [])]),
  )
}

const specialText = (market: Market, at: BerlinTime): string => {
  const labels = new Map(market.specialOpeningTimes.toReversed().map(({ date, label }) => [date, label]))
  const coming = [...labels]
    .filter(([date]) => date >= at.date)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, specialDays)
  return coming.length === 0
    ? ""
    : `\n\nBesondere Tage\n${table(
        plain,
        coming.map(([date, label]) => [germanDate(date), label, rangesText(openRanges(market, date))]),
      )}`
}

/** `heimwerk markets hours`: prints whether a market is open, when it opens next, and its opening hours. */
export const hours = Command.make(
  "hours",
  {
    at,
    id: Argument.String("Nr").pipe(Argument.withDescription("Nummer des Marktes, zum Beispiel 201")),
  },
  Effect.fn("cli.markets.hours")(function* (input) {
    const now = yield* moment(input.at)
    const market = yield* marketById(input.id, now)
    const { next, open, status } = openingStatus(market, now)
    const { id, name } = market
    yield* print(
      { id, name, open, status, next: next === undefined ? null : berlinIso(next) },
      () => `${name} (${id})\n${status}\n\n${weekText(market)}${specialText(market, now)}`,
    )
  }),
).pipe(
  Command.withDescription("Öffnungszeiten eines Marktes, jetzt oder zu einem Zeitpunkt"),
  Command.withExamples([
    { command: "heimwerk markets hours 201 --at 2026-12-24T12:30", description: "an Heiligabend mittags" },
  ]),
)
