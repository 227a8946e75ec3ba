import type { BerlinTime } from "../values/berlinTime.ts"

/** The displayed business hours of the video experts (storefront 2, video advice). */
export const adviceHoursText = "Mo-Sa 8:00-20:00 Uhr"

/**
 * Returns whether a time is within business hours: Monday to Saturday from 08:00 to before 20:00, German
 * time (storefront 4 and 9; forms and markets 9). The specification gives Sunday the number 0; `BerlinTime`
 * gives it 7. Public holidays count as working days.
 */
export const isWithinBusinessHours = ({
  minuteOfDay,
  weekday,
}: Pick<BerlinTime, "minuteOfDay" | "weekday">): boolean =>
  weekday !== 7 && minuteOfDay >= 8 * 60 && minuteOfDay < 20 * 60
