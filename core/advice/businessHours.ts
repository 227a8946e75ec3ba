import type { BerlinTime } from "../values/berlinTime.ts"

/** The displayed business hours of the advisers (storefront 2, video advice). */
export const adviceHoursText = "Mo-Sa 8:00-20:00 Uhr"

/**
 * Whether a time is within business hours: from 08:00 to before 20:00 in Germany, closed on Sundays
 * (storefront 4 and 9; forms and markets 9). The specification numbers Sunday 0; `BerlinTime` numbers it 7.
 * Holidays count as working days.
 */
export const isWithinBusinessHours = ({
  minuteOfDay,
  weekday,
}: Pick<BerlinTime, "minuteOfDay" | "weekday">): boolean =>
  weekday !== 7 && minuteOfDay >= 8 * 60 && minuteOfDay < 20 * 60
