import type { FederalState } from "../place/FederalState.ts"
import type { BerlinTime } from "../values/berlinTime.ts"
import { dateOfDay, germanDate, weekdayName, weekdayOfDay } from "../values/calendar.ts"
import { isWorkingDay, nthDayAfter } from "./workingDays.ts"

/** Orders that are paid before this hour, German time, leave the warehouse on the same working day. */
export const cutOffHour = 14

/** How goods travel: as a parcel, or by freight forwarder if one article is too heavy or too long for a parcel. */
export type Carriage = "parcel" | "freight"

/** The federal states of warehouse and delivery address. Public holidays of both delay a delivery. */
export interface ShippingRoute {
  readonly warehouse: FederalState
  /** The state of the delivery address. While it is unknown, a holiday of any state counts. */
  readonly destination?: FederalState
}

/** The first and the last day on which a delivery arrives, both as calendar dates. */
export interface DeliveryDays {
  readonly arrivesFrom: string
  readonly arrivesBy: string
  /** German text, for example `Lieferung Di., 24.11. bis Mi., 25.11.` */
  readonly text: string
}

interface Service {
  /** Last weekday on which goods are delivered: 5 is Friday, 6 is Saturday. */
  readonly lastWeekday: number
  /** Number of delivery days from the carrier's pickup at the warehouse to the earliest and the latest arrival. */
  readonly transit: { readonly first: number; readonly last: number }
}

const services: Readonly<Record<Carriage, Service>> = {
  parcel: { lastWeekday: 6, transit: { first: 1, last: 2 } },
  freight: { lastWeekday: 5, transit: { first: 3, last: 5 } },
}

const dayText = (day: number): string =>
  `${weekdayName(weekdayOfDay(day)).slice(0, 2)}., ${germanDate(dateOfDay(day)).slice(0, 6)}`

/**
 * Formats the arrival of an order whose payment takes days:
 * `Lieferung 1 bis 3 Arbeitstage nach Zahlungseingang`. The last day includes one more day for a payment
 * after the cut-off time.
 */
export const prepaidDeliveryText = (carriage: Carriage): string => {
  const { first, last } = services[carriage].transit
  return `Lieferung ${first} bis ${last + 1} Arbeitstage nach Zahlungseingang`
}

/**
 * Returns the first and the last day on which an order that is paid now can arrive. The warehouse hands goods
 * to the carrier from Monday to Friday, on the same day if the order is paid before 14:00. A parcel arrives
 * on the first or second delivery day (Monday to Saturday) after this handover. Freight arrives on the third
 * to fifth delivery day (Monday to Friday). Public holidays of the warehouse's state delay the handover;
 * those of the destination's state delay the delivery.
 */
export const deliveryPromise = (
  { day, minuteOfDay }: BerlinTime,
  carriage: Carriage,
  { destination, warehouse }: ShippingRoute,
): DeliveryDays => {
  const { lastWeekday, transit } = services[carriage]
  const earliest = minuteOfDay < cutOffHour * 60 ? day : day + 1
  const handover = nthDayAfter(earliest - 1, 1, (one) => isWorkingDay(one, 5, warehouse))
  const arrival = (count: number) =>
    nthDayAfter(handover, count, (one) => isWorkingDay(one, lastWeekday, destination))
  const from = arrival(transit.first)
  const by = arrival(transit.last)
  return {
    arrivesFrom: dateOfDay(from),
    arrivesBy: dateOfDay(by),
    text: `Lieferung ${dayText(from)} bis ${dayText(by)}`,
  }
}
