import type { Hours } from "@heimwerk/core/market/openingHours.ts"
import type { ClockRange, SpecialOpeningTime } from "@heimwerk/core/market/Market.ts"

const labels = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]

type Days = ReadonlyArray<ClockRange | undefined>

const entries = (days: Days): Hours["openingTimes"] =>
  days.flatMap((value, index) =>
    value === undefined ? [] : [{ isodate: index + 1, label: labels[index] ?? "", value }],
  )

/**
 * Opening hours of a week, starting with Monday; `undefined` is a day without an entry.
 *
 * @param more a second range of each day
 */
export const week = (
  days: Days,
  specialOpeningTimes: ReadonlyArray<SpecialOpeningTime> = [],
  more: Days = [],
): Hours => ({
  openingTimes: [...entries(days), ...entries(more)],
  specialOpeningTimes,
})

export const special = (
  date: string,
  value: ClockRange,
  type: SpecialOpeningTime["type"] = "holiday",
): SpecialOpeningTime => ({ date, label: date, type, value })

const from = (opening: string, closing: string): ClockRange => ({ opening, closing })
const daily = (value: ClockRange, sunday?: ClockRange): ReadonlyArray<ClockRange | undefined> => [
  ...Array.from({ length: 6 }, () => value),
  sunday,
]

const christmas = [
  special("2026-12-24", from("08:00", "14:00"), "short"),
  special("2026-12-25", {}),
  special("2026-12-26", { opening: "00:00", closing: "00:00" }),
]

/** Examples of all kinds of opening hours that the shop must support. */
export const hourVariants: Readonly<Record<string, Hours>> = {
  "eight to eight": week(daily(from("08:00", "20:00")), christmas),
  "with seconds, shorter Saturday": week(
    [...daily(from("07:00:00", "21:00:00")).slice(0, 5), from("08:00:00", "18:00:00")],
    christmas,
  ),
  "with Sunday hours and an extra Sunday": week(daily(from("09:00", "19:00"), from("13:00", "18:00")), [
    ...christmas,
    special("2026-12-27", from("10:00", "22:15"), "extra"),
  ]),
  "past midnight": week(daily(from("20:00", "02:30"), from("20:00", "02:30")), [
    special("2026-12-24", {}),
    special("2026-12-26", from("22:00", "00:00"), "extra"),
  ]),
  "into the hour that is skipped or shown twice": week(daily(from("02:30", "02:45"), from("02:15", "06:00"))),
  "around the clock": week(daily(from("00:00", "23:59"), from("00:00", "23:59"))),
  "equal, nearly equal and half written": week([
    from("08:00", "08:00"),
    from("08:00:00", "08:00:59"),
    { opening: "08:00" },
    { closing: "20:00" },
    from("08:00:30", "08:00:00"),
    from("10:00", "10:01"),
  ]),
  "with a break, until midnight": week(
    daily(from("14:00", "24:00"), from("00:00", "24:00")),
    [],
    [...daily(from("07:30", "12:00"))],
  ),
  never: week([]),
  "on one day only": week(
    [],
    [special("2026-11-15", from("11:00", "12:00")), special("2026-12-27", from("11:00", "12:00"))],
  ),
}
