import type { BerlinTime } from "../values/berlinTime.ts"

/** The hours of the advisers as they are shown (storefront 2, video advice). */
export const adviceHoursText = "Mo-Sa 8:00-20:00 Uhr"

/**
 * The business-hours helper: open from 08:00 to before 20:00 in Germany, closed on Sundays, which the spec numbers 0 and
 * `BerlinTime` 7 (storefront 4 and 9; forms and markets 9). Holidays are working days to it.
 */
export const isWithinBusinessHours = ({
  minuteOfDay,
  weekday,
}: Pick<BerlinTime, "minuteOfDay" | "weekday">): boolean =>
  weekday !== 7 && minuteOfDay >= 8 * 60 && minuteOfDay < 20 * 60
