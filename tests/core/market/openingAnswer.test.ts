import { assert, describe, it } from "@effect/vitest"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { openingAnswer } from "@heimwerk/core/market/openingAnswer.ts"
import { berlinInstant, berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { markets } from "../../support/world/markets.ts"

const at = (date: string, hour: number) => ({
  time: berlinTime(berlinInstant(date, hour * 60)),
  isWholeDay: false,
})
const day = (date: string) => ({ ...at(date, 0), isWholeDay: true })

/**
 * A market that opens at 08:00 on Mondays to Saturdays. It closes at 20:00, on Saturdays at 18:00, and on 24
 * December 2026 at 12:00.
 */
const market: Market | undefined = markets[0]
if (market === undefined) throw new Error("The small world has no markets.")

const bar: Market = {
  ...market,
  openingTimes: [{ isodate: 5, label: "Freitag", value: { opening: "18:00", closing: "02:00" } }],
  specialOpeningTimes: [],
}

describe("openingAnswer", () => {
  it.each([
    [at("2026-12-23", 12), "Ja, geöffnet bis 20:00 Uhr (Mittwoch 23.12.2026)"],
    [at("2026-12-24", 8), "Ja, geöffnet bis 12:00 Uhr (Heiligabend, Donnerstag 24.12.2026)"],
    [at("2026-12-24", 7), "Nein, öffnet um 08:00 Uhr (Heiligabend, Donnerstag 24.12.2026)"],
    [
      at("2026-12-24", 12),
      "Nein, öffnet Samstag 26.12.2026 um 08:00 Uhr (gefragt: Heiligabend, Donnerstag 24.12.2026, 12:00 Uhr)",
    ],
    [day("2026-12-24"), "Ja, geöffnet 08:00 - 12:00 Uhr (Heiligabend, Donnerstag 24.12.2026)"],
    [day("2026-11-22"), "Nein, öffnet Montag 23.11.2026 um 08:00 Uhr (gefragt: Sonntag 22.11.2026)"],
  ])(
    "the opening answer says until when the market is open or when it opens next, and names the special day and the date: $1",
    (asked, answer) => {
      assert.strictEqual(openingAnswer(market, asked).answer, answer)
    },
  )

  it("the opening answer for a time past midnight says that the market is open until the end of the previous day's hours", () => {
    assert.strictEqual(
      openingAnswer(bar, at("2026-11-21", 1)).answer,
      "Ja, geöffnet bis 02:00 Uhr (Samstag 21.11.2026)",
    )
  })

  it("the opening answer for a whole day considers only the hours that begin on this day", () => {
    assert.strictEqual(
      openingAnswer(bar, day("2026-11-20")).answer,
      "Ja, geöffnet 18:00 - 02:00 Uhr (Freitag 20.11.2026)",
    )
    assert.strictEqual(
      openingAnswer(bar, day("2026-11-21")).answer,
      "Nein, öffnet Freitag 27.11.2026 um 18:00 Uhr (gefragt: Samstag 21.11.2026)",
    )
  })

  it("the status of a market on a whole day without opening hours is 'geschlossen'", () => {
    const { open, status } = openingAnswer(market, day("2026-11-22"))
    assert.deepStrictEqual([open, status], [false, "geschlossen"])
  })

  it("the opening answer for a market without opening hours says that it is closed for the next 60 days", () => {
    assert.deepStrictEqual(openingAnswer({ ...bar, openingTimes: [] }, at("2026-11-21", 10)), {
      open: false,
      status: "geschlossen",
      next: undefined,
      answer: "Nein, geschlossen, auch in den nächsten 60 Tagen (gefragt: Samstag 21.11.2026, 10:00 Uhr)",
    })
  })
})
