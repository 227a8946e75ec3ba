import { assert, describe, it } from "@effect/vitest"
import { parseGermanTime } from "@heimwerk/core/typed/germanTime.ts"
import { berlinInstant, berlinIso, berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { addDays, germanDate, weekdayName } from "@heimwerk/core/values/calendar.ts"
import fc from "fast-check"

/** Sunday, 22.11.2026, 15:00. */
const sunday = berlinTime(berlinInstant("2026-11-22", 15 * 60))

const parsed = (text: string, now = sunday) => {
  const found = parseGermanTime(text, now)
  return found === undefined
    ? undefined
    : berlinIso(found.epochMillis).slice(0, found.isWholeDay ? 10 : "2026-12-24T13:00".length)
}

describe("parseGermanTime", () => {
  it.each([
    ["24.12. 13:00", "2026-12-24T13:00"],
    ["24.12.2026 13:00", "2026-12-24T13:00"],
    ["24.12.27 13:00", "2027-12-24T13:00"],
    ["24.Dezember 13:59", "2026-12-24T13:59"],
    ["24.12 13:00", "2026-12-24T13:00"],
    ["24. 12. 2026, 13.30 Uhr", "2026-12-24T13:30"],
    ["Donnerstag, 24.12.2026, 13:00 Uhr", "2026-12-24T13:00"],
    ["Donnerstag, den 24.12., 13 Uhr", "2026-12-24T13:00"],
    ["am Donnerstag, dem 24.12. um 13 Uhr", "2026-12-24T13:00"],
    ["Do 24.12. um 13 Uhr", "2026-12-24T13:00"],
    ["am 24. Dezember um 9 Uhr", "2026-12-24T09:00"],
    ["1. März 2027 9 Uhr 30", "2027-03-01T09:30"],
    ["3. Okt. 8h", "2027-10-03T08:00"],
    ["29.2. 10:00", "2028-02-29T10:00"],
    ["1.5. 10 Uhr", "2027-05-01T10:00"],
    ["22.11. 9:00", "2026-11-22T09:00"],
    ["morgen 9 Uhr", "2026-11-23T09:00"],
    ["MORGEN, 09:05", "2026-11-23T09:05"],
    ["übermorgen 9", "2026-11-24T09:00"],
    ["gestern um 18 Uhr", "2026-11-21T18:00"],
    ["vorgestern 18 Uhr", "2026-11-20T18:00"],
    [" 18  Uhr ", "2026-11-22T18:00"],
    ["1. Ma\u0308rz 9 Uhr", "2027-03-01T09:00"],
    ["heute ab 19 Uhr", "2026-11-22T19:00"],
    ["Samstag 9 Uhr", "2026-11-28T09:00"],
    ["Sonnabend 9 Uhr", "2026-11-28T09:00"],
    ["Sa. 9 Uhr", "2026-11-28T09:00"],
    ["am Montag um 7:30 Uhr", "2026-11-23T07:30"],
    ["Sonntag 16 Uhr", "2026-11-22T16:00"],
    ["Sonntag 15 Uhr", "2026-11-22T15:00"],
    ["Sonntag 14 Uhr", "2026-11-29T14:00"],
    ["nächsten Montag 9 Uhr", "2026-11-23T09:00"],
    ["2026-12-24 9 Uhr", "2026-12-24T09:00"],
    ["13:00", "2026-11-22T13:00"],
    ["18 Uhr", "2026-11-22T18:00"],
    ["jetzt", "2026-11-22T15:00"],
  ])("on Sunday, 22.11.2026, at 15:00, the text „%s“ is parsed as the time %s", (text, expected) => {
    assert.strictEqual(parsed(text), expected)
  })

  it.each([
    ["24.12.", "2026-12-24"],
    ["24.12.2027", "2027-12-24"],
    ["24. Dezember", "2026-12-24"],
    ["2026-12-24", "2026-12-24"],
    ["Heiligabend", "2026-12-24"],
    ["an Silvester", "2026-12-31"],
    ["Neujahr", "2027-01-01"],
    ["1. März", "2027-03-01"],
    ["heute", "2026-11-22"],
    ["Sonntag", "2026-11-22"],
    ["freitags", "2026-11-27"],
  ])(
    "on Sunday, 22.11.2026, the text „%s“ without a time is parsed as the whole day %s",
    (text, expected) => {
      assert.strictEqual(parsed(text), expected)
    },
  )

  it.each([
    "",
    "9",
    "24",
    "bald",
    "24.13.",
    "30.2.2027",
    "24.12.2026 25:00",
    "24.12. 13:60",
    "24 Uhr",
    "morgen 9 Uhr 30 Uhr",
    "morgen 9:00 Uhr 30",
    "morgen früher",
    "Mittwoch 24.12.2026",
    "31.12.1899",
    "24.12.13:00",
    "2026-12-24T9:00",
    "Ja 9 Uhr",
    "3. Ma. 8 Uhr",
    "1.1.3000",
    "x1. Mai 2027",
    "x2026-12-24",
    "morgen am 9 Uhr",
  ])("the text „%s“ is rejected as a time", (text) => {
    assert.isUndefined(parsed(text))
  })

  it.each(["nächste", "nächsten", "nächster", "kommende", "kommenden", "kommender"])(
    "on a Sunday, the text „%s Sonntag“ means the Sunday a week later",
    (word) => {
      assert.strictEqual(parsed(`${word} Sonntag 16 Uhr`), "2026-11-29T16:00")
    },
  )

  it.each(["diese", "diesen", "dieser"])("on a Sunday, the text „%s Sonntag“ means today", (word) => {
    assert.strictEqual(parsed(`${word} Sonntag 16 Uhr`), "2026-11-22T16:00")
  })

  it("every German month can be typed by its name, or by its first three letters and a point", () => {
    const nameOf = new Intl.DateTimeFormat("de", { month: "long", timeZone: "UTC" })
    for (let month = 1; month <= 12; month++) {
      const date = `2027-${String(month).padStart(2, "0")}-05`
      const name = nameOf.format(Date.parse(date))
      for (const typed of [name, `${name.slice(0, 3)}.`])
        assert.strictEqual(parsed(`5. ${typed} 2027`), date, typed)
    }
  })

  it("every date with weekday and a time from 04:00 on can be parsed as the command line prints it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 240, max: 1439 }),
        (days, minute) => {
          const date = addDays("2000-01-01", days)
          const { weekday } = berlinTime(berlinInstant(date, 720))
          const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`
          const text = `${weekdayName(weekday)} ${germanDate(date)}, ${time} Uhr`
          assert.strictEqual(parseGermanTime(text, sunday)?.epochMillis, berlinInstant(date, minute))
        },
      ),
    )
  })
})
