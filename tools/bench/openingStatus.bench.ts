import { type Hours, openingStatus } from "@heimwerk/core/market/openingHours.ts"
import { berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { markets } from "@heimwerk/fixtures/world.ts"
import OpeningHours from "opening_hours"

import { agree } from "./agree.ts"
import { compare } from "./compare.ts"
import { leanBerlinTime } from "./leanBerlinTime.ts"
import { osmHours } from "./osmHours.ts"
import type { Verdict } from "./statistics.ts"

const minute = 60_000
const day = 1440 * minute

/**
 * Three instants of each day of a year, with both clock changes and all special days. The times of day vary.
 */
const checked = Array.from(
  { length: 3 * 365 },
  (_, index) =>
    Date.parse("2026-01-01T00:00:00Z") + Math.floor((index * day) / 3) + (index % 97) * 7 * minute,
)

/**
 * Returns a clock that advances by the given minutes per call. It starts again after 1008 calls. With steps of
 * 10 minutes, that is a week.
 */
const clock = (minutes: number): (() => number) => {
  let turn = 0
  return () => Date.parse("2026-01-05T00:00:00Z") + (turn++ % 1008) * minutes * minute
}

/**
 * Returns the part of core's answer that opening_hours also gives: the closing time, or the time of the next
 * opening.
 */
const answerOfCore = (hours: Hours, instant: number): string => {
  const { next, open, status } = openingStatus(hours, berlinTime(instant))
  return open ? status : `next ${next === undefined ? "never" : berlinIso(next)}`
}

/** Reads the opening state and its next change from opening_hours in one call. */
const askPeer = (peer: OpeningHours, instant: number) => {
  const iterator = peer.getIterator(new Date(instant))
  const open = iterator.getState()
  return { open, change: iterator.advance() ? iterator.getDate() : undefined }
}

const answerOfPeer = (peer: OpeningHours, instant: number): string => {
  const { change, open } = askPeer(peer, instant)
  const iso = change === undefined ? "never" : berlinIso(change.getTime())
  return open ? `Geöffnet bis ${iso.slice(11, 16)} Uhr` : `next ${iso}`
}

/** Compares computing the opening status of all markets at one time. */
export const statusOfAllMarkets = (): ReadonlyArray<Verdict> => {
  const all = markets(2026)
  const texts = all.map(osmHours)
  const peers = texts.map((text) => new OpeningHours(text))
  for (const instant of checked) {
    agree(
      `opening_hours at ${berlinIso(instant)}`,
      all.map((market) => answerOfCore(market, instant)),
      peers.map((peer) => answerOfPeer(peer, instant)),
    )
    const { date, minuteOfDay } = berlinTime(instant)
    agree("Intl.format", [{ date, minuteOfDay }], [leanBerlinTime(instant)])
  }
  const [ofCore, ofPeer, perMarket, conversions] = [clock(10), clock(10), clock(10), clock(10)]
  const [daily, unseen] = [clock(1440), clock(10)]
  return compare(
    `The opening status of ${all.length} markets at one instant`,
    {
      name: "core: `berlinTime` once, `openingStatus` of each",
      run: () => {
        const now = berlinTime(ofCore())
        return all.map((market) => openingStatus(market, now))
      },
    },
    [
      {
        name: "core: `berlinTime` and `openingStatus` of each",
        run: () => {
          const instant = perMarket()
          return all.map((market) => openingStatus(market, berlinTime(instant)))
        },
      },
      {
        name: "one conversion per market by a kept `Intl.DateTimeFormat`, and nothing else",
        run: () => {
          const instant = conversions()
          return all.map(() => leanBerlinTime(instant))
        },
        promise: 20,
      },
      {
        name: "core: the first question of a day, so nothing is remembered of it",
        run: () => {
          const now = berlinTime(daily())
          return all.map((market) => openingStatus(market, now))
        },
      },
      {
        name: "core: hours never seen before, read from their texts",
        run: () => {
          const now = berlinTime(unseen())
          return all.map(({ openingTimes, specialOpeningTimes }) =>
            openingStatus({ openingTimes: [...openingTimes], specialOpeningTimes }, now),
          )
        },
      },
      {
        name: "opening_hours: hours never seen before, read from their text",
        run: () => {
          const instant = unseen()
          return texts.map((text) => askPeer(new OpeningHours(text), instant))
        },
      },
      {
        name: "opening_hours: state and next change of each",
        run: () => {
          const instant = ofPeer()
          return peers.map((peer) => askPeer(peer, instant))
        },
        promise: 1,
      },
    ],
  )
}
