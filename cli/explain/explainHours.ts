import { clockText } from "@heimwerk/core/market/dayRange.ts"
import { hoursTable, rangesOfDay } from "@heimwerk/core/market/hoursTable.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { type MarketStatus, marketStatus } from "@heimwerk/core/market/marketStatus.ts"
import { type AskedTime, openingAnswer, openingText } from "@heimwerk/core/market/openingAnswer.ts"
import { rangesText } from "@heimwerk/core/market/openingHours.ts"
import { berlinTime, germanDate } from "@heimwerk/core/values/berlinTime.ts"
import { dateOfDay, dayNumber, weekdayName, weekdayOfDay } from "@heimwerk/core/values/calendar.ts"

import type { Explanation, Step } from "./Explanation.ts"

/** The explanation of an opening status, with the values of every rule. */
interface HoursExplanation extends Explanation {
  readonly values: Pick<MarketStatus, "at" | "open" | "hours" | "specialDay" | "next">
}

const source = "storefront 4, store hours"

const specialOf = ({ specialOpeningTimes }: Market, day: number) =>
  specialOpeningTimes.find(({ date }) => dayNumber(date) === day)

const dayText = (day: number): string => `${weekdayName(weekdayOfDay(day))} ${germanDate(dateOfDay(day))}`

const clock = ({ isWholeDay, time }: AskedTime): string =>
  isWholeDay ? "ganzer Tag" : `${clockText(time.minuteOfDay)} Uhr`

const dayStep = (market: Market, day: number): Step => {
  const special = specialOf(market, day)
  return special === undefined
    ? {
        rule: "Tag",
        result: weekdayName(weekdayOfDay(day)),
        because: "Der Tag ist kein besonderer Tag des Marktes: es gilt der Wochentag.",
        source,
      }
    : {
        rule: "Tag",
        result: special.label,
        because: `Ein besonderer Tag geht dem Wochentag (${weekdayName(weekdayOfDay(day))}) vor.`,
        source,
      }
}

const hoursStep = (market: Market, day: number): Step => {
  const ranges = rangesOfDay(hoursTable(market), day)
  return {
    rule: "Öffnungszeit",
    result: rangesText(ranges),
    because:
      ranges.length === 0
        ? "Der Tag hat keine Zeiten, oder Anfang und Ende sind gleich."
        : "Diese Zeiten sind für den Tag eingetragen.",
    source,
  }
}

/** Explains the opening hours of the previous day, if they end after midnight. */
const nightStep = (market: Market, day: number): ReadonlyArray<Step> => {
  const last = rangesOfDay(hoursTable(market), day - 1).at(-1)
  return last === undefined || last.closing <= 1440
    ? []
    : [
        {
          rule: "Vortag",
          result: `bis ${clockText(last.closing)} Uhr`,
          because: `Die Zeit von ${dayText(day - 1)} endet nach Mitternacht.`,
          source: "storefront 5",
        },
      ]
}

const openStep = (market: Market, asked: AskedTime): Step => {
  const { open, status } = openingAnswer(market, asked)
  const hours = rangesText(rangesOfDay(hoursTable(market), asked.time.day))
  const inside = open ? "liegt in der Öffnungszeit" : "liegt nicht in der Öffnungszeit"
  return {
    rule: "Geöffnet",
    result: open ? "ja" : "nein",
    because: asked.isWholeDay
      ? "Gefragt ist der ganze Tag: eine Öffnungszeit genügt."
      : `${clock(asked)} ${inside} (${open ? status : hours}). Zur Schließzeit ist schon geschlossen.`,
    source: "storefront 4, store hours status",
  }
}

/** Explains the next opening. The reason lists the closed days before it. */
const nextStep = (market: Market, { time }: AskedTime, next: number | undefined): Step => {
  const table = hoursTable(market)
  const until = next === undefined ? time.day : berlinTime(next).day
  const closed = Array.from({ length: Math.max(0, until - time.day - 1) }, (_, index) => time.day + 1 + index)
    .filter((day) => rangesOfDay(table, day).length === 0)
    .map((day) => `${dayText(day)} (${specialOf(market, day)?.label ?? "geschlossen"})`)
  return {
    rule: "Nächste Öffnung",
    result: next === undefined ? "keine" : openingText(next),
    because:
      next === undefined
        ? "In den nächsten 60 Tagen öffnet der Markt nicht."
        : closed.length === 0
          ? "Davor liegt kein geschlossener Tag."
          : `Geschlossen bleibt: ${closed.join(", ")}.`,
    source: "storefront 4, store hours status",
  }
}

/**
 * Explains whether a market is open: the asked time, the weekday or special day, the hours of that day,
 * whether the asked time is within them, and the next opening.
 */
export const explainHours = (market: Market, asked: AskedTime): HoursExplanation => {
  const { time } = asked
  const { answer, at, hours, next, open, specialDay } = marketStatus(market, asked)
  return {
    subject: `${market.name} (${market.id})`,
    answer,
    values: { at, open, hours, specialDay, next },
    steps: [
      {
        rule: "Zeitpunkt",
        result: `${dayText(time.day)}, ${clock(asked)}`,
        because: "Es gilt die Uhrzeit in Deutschland, gleich wo gefragt wird.",
        source: "storefront 4, store hours status",
      },
      dayStep(market, time.day),
      hoursStep(market, time.day),
      ...nightStep(market, time.day),
      openStep(market, asked),
      nextStep(market, asked, openingAnswer(market, asked).next),
    ],
  }
}
