import { calendarFile, calendarText } from "../market/icalendar.ts"
import { berlinTime } from "../values/berlinTime.ts"
import type { Order } from "./Order.ts"
import { isOpenState } from "./orderStateText.ts"
import { keptText } from "./orderTexts.ts"

/** Length of the calendar event of a pickup, in minutes. */
const minutes = 30

/** Formats an instant as local time in Berlin for iCalendar: `20261124T083000`. */
const localTime = (epochMillis: number): string => {
  const { date, minuteOfDay } = berlinTime(epochMillis)
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0")
  return `${date.replaceAll("-", "")}T${two(minuteOfDay / 60)}${two(minuteOfDay % 60)}00`
}

/**
 * Returns a calendar file with the pickups of an order. Each event has the time, the market, and the time
 * until which the market keeps the goods. `undefined` if nothing is left to collect.
 */
export const orderCalendar = ({ deliveries, orderId }: Order, stamp: number): string | undefined => {
  const events = deliveries.flatMap(({ deliveryId, deliveryType, destination, promise, state }) => {
    const { keptUntil, readyAt } = promise ?? {}
    if (deliveryType !== "marketPickup" || readyAt === undefined || !isOpenState(state)) return []
    return [
      {
        uid: `${orderId}-${deliveryId}@heimwerk`,
        lines: [
          ["DTSTART;TZID=Europe/Berlin", localTime(readyAt)],
          ["DTEND;TZID=Europe/Berlin", localTime(readyAt + minutes * 60_000)],
          ["SUMMARY", calendarText(`Bestellung ${orderId} abholen`)],
          ["LOCATION", calendarText(destination.join(", "))],
          ...(keptUntil === undefined ? [] : [["DESCRIPTION", calendarText(keptText(keptUntil))] as const]),
        ] as const,
      },
    ]
  })
  return events.length === 0 ? undefined : calendarFile(events, stamp)
}
