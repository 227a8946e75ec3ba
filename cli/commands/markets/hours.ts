import { hoursTable } from "@heimwerk/core/market/hoursTable.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { marketStatus } from "@heimwerk/core/market/marketStatus.ts"
import { openRanges, rangesText } from "@heimwerk/core/market/openingHours.ts"
import { type BerlinTime, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { weekdayName, weekdayOf } from "@heimwerk/core/values/calendar.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"

import { Unmet } from "../../errors.ts"
import { joined } from "../../input/freeText.ts"
import { marketName } from "../../input/market.ts"
import { askedTime, at } from "../../input/moment.ts"
import { openStyle, styled } from "../../output/colours.ts"
import { print } from "../../output/print.ts"
import { table } from "../../output/table.ts"
import { oneMarket } from "../../shop/oneMarket.ts"

/** Maximum number of upcoming days with special opening times that are shown. */
const maxSpecialDays = 8

/**
 * Returns the weekdays that have an entry in the data, each with its hours and the label of its first entry.
 */
const weekOf = (market: Market) => {
  const labels = new Map(market.openingTimes.toReversed().map(({ isodate, label }) => [isodate, label]))
  return [...labels]
    .toSorted(([a], [b]) => a - b)
    .map(([isodate, label]) => ({
      day: label,
      hours: rangesText(hoursTable(market).weekdays.get(isodate) ?? []),
    }))
}

/** Returns the days with special opening times, from the given day on, at most 8. */
const specialDaysOf = (market: Market, { date: from }: BerlinTime) => {
  const labels = new Map(market.specialOpeningTimes.toReversed().map(({ date, label }) => [date, label]))
  return [...labels]
    .filter(([date]) => date >= from)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, maxSpecialDays)
    .map(([date, label]) => ({ date, label, hours: rangesText(openRanges(market, date)) }))
}

const weekText = (week: ReturnType<typeof weekOf>): string =>
  table(
    [{ title: "Wochentag" }, { title: "Öffnungszeit" }],
    week.map(({ day, hours }) => [day, hours]),
  )

const specialText = (days: ReturnType<typeof specialDaysOf>): string =>
  table(
    [{ title: "Besonderer Tag" }, { title: "Datum" }, { title: "" }, { title: "Öffnungszeit" }],
    days.map(({ date, hours, label }) => [label, germanDate(date), weekdayName(weekdayOf(date)), hours]),
  )

/** `heimwerk markets hours`: answers whether a market is open, and prints its opening hours. */
export const hours = Command.make(
  "hours",
  {
    at,
    check: Flag.Boolean("check").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Mit Code 0 enden, wenn der Markt geöffnet hat, sonst mit 1"),
    ),
    market: marketName,
  },
  Effect.fn("cli.markets.hours")(function* (input) {
    const asked = yield* askedTime(input.at, joined(input.market))
    const market = yield* oneMarket(joined(input.market), asked.time)
    const { answer, id, name, next, open, status } = marketStatus(market, asked)
    const week = weekOf(market)
    const specialDays = specialDaysOf(market, asked.time)
    yield* print(
      {
        id,
        name,
        open,
        status,
        next,
        answer,
        week,
        specialDays,
      },
      () =>
        [
          `${styled("heading", `${name} (${id})`)}\n${styled(openStyle(open), answer)}`,
          weekText(week),
          specialText(specialDays),
        ]
          .filter((part) => part !== "")
          .join("\n\n"),
    )
    if (input.check && !open) return yield* new Unmet()
  }),
).pipe(
  Command.withDescription(
    "Ob ein Markt geöffnet hat, jetzt oder zu einem Zeitpunkt, und seine Öffnungszeiten",
  ),
  Command.withExamples([
    { command: "heimwerk markets hours Tübingen", description: "jetzt" },
    { command: 'heimwerk markets hours 366 --at "24.12. 13:00"', description: "zu einem Zeitpunkt" },
    {
      command: "heimwerk markets hours Köln Süd --at Samstag --check",
      description: "an einem Tag, für Skripte",
    },
  ]),
)
