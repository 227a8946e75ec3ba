import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { OrderEvent } from "@heimwerk/core/order/Order.ts"
import holidayData from "@heimwerk/fixtures/data/holidays.json" with { type: "json" }
import { holidayRows } from "@heimwerk/fixtures/decodeRows.ts"

import type { LedgerMoney } from "./ledgerMoney.ts"
import { smallWorld } from "../smallWorld.ts"
import { orderedArticles, orderMarket } from "./OrderShop.ts"

/** A line of the model: an article by its place in `orderedArticles`. */
export interface ModelLine {
  readonly article: number
  readonly quantity: number
  readonly deliveryType: DeliveryType
}

export interface LedgerOrder {
  readonly orderId: string
  readonly orderedOn: string
  readonly total: number
  readonly money: LedgerMoney
  readonly deliveries: Array<{
    readonly deliveryId: string
    readonly deliveryType: DeliveryType
    /** The lines with their remaining pieces. The return of a whole delivery reduces them only after a return of pieces. */
    readonly lines: ReadonlyArray<{ readonly article: number; readonly quantity: number; kept: number }>
    /** The price of the shipping, in cents. */
    readonly shipping: number
    state: string
    keptUntil: number | undefined
    /** The last promised day of a delivery to the home. */
    arrivesBy: string | undefined
    /** Time at which a shipped delivery counts as delivered, in epoch milliseconds. */
    deliveredAt: number | undefined
  }>
  readonly events: Array<string>
  /** Pieces taken from the stock, by article. */
  taken: ReadonlyArray<readonly [article: number, pieces: number]>
}

export type LedgerDelivery = LedgerOrder["deliveries"][number]

/**
 * A step of staff or customer. `pieces` lists the returned pieces if only a part of the delivery is returned.
 */
export interface LedgerStep extends Pick<OrderEvent, "kind" | "deliveryId"> {
  readonly pieces?: ReadonlyArray<Pick<ModelLine, "article" | "quantity">>
}

/** Deliveries in these states cost nothing. */
const givenUp = new Set(["cancelled", "expired", "returned"])
/** Deliveries in these states have an invoice. */
const supplied = new Set(["collected", "shipped", "delivered"])

/**
 * Returns the price of a delivery in cents. Returned pieces cost nothing, and a delivery without pieces has no
 * shipping costs.
 */
export const priceOf = ({ lines, shipping, state }: LedgerDelivery) => {
  const goods = lines.reduce(
    (sum, { article, kept }) => sum + (orderedArticles[article]?.cents ?? 0) * kept,
    0,
  )
  return goods === 0 || givenUp.has(state) ? 0 : goods + shipping
}

/** Returns the sum of an order's invoices minus its credit notes, in cents. */
export const billed = ({ deliveries }: LedgerOrder) =>
  deliveries.reduce((sum, delivery) => sum + (supplied.has(delivery.state) ? priceOf(delivery) : 0), 0)

const dayMillis = 24 * 3_600_000
/** The public holidays of Cologne, where all deliveries go. */
const holidays = new Set(
  holidayRows(holidayData).flatMap(([day, , codes]) =>
    codes === "*" || codes.split(" ").includes("NW") ? [day] : [],
  ),
)

/** Returns the first millisecond of today as if it were in UTC. All days of the model are in winter time. */
const dayOf = (now: number) => Math.floor((now + 3_600_000) / dayMillis) * dayMillis

const { openingTimes = [], specialOpeningTimes = [] } =
  smallWorld.markets.find(({ id }) => id === orderMarket) ?? {}

/** Returns the full hour at which the market closes on a day. Returns `undefined` if it is closed all day. */
const closingHour = (date: Date) => {
  const isodate = date.getUTCDay() || 7
  const day =
    specialOpeningTimes.find((special) => special.date === date.toISOString().slice(0, 10)) ??
    openingTimes.find((usual) => usual.isodate === isodate)
  return day?.value.closing === undefined ? undefined : Number(day.value.closing.slice(0, 2))
}

/** Returns when the market closes on the second opening day after today, in epoch milliseconds. */
export const secondClosing = (now: number) => {
  const closings: Array<number> = []
  for (let day = dayOf(now) + dayMillis; ; day += dayMillis) {
    const hour = closingHour(new Date(day))
    if (hour !== undefined) closings.push(day + (hour - 1) * 3_600_000)
    const [, second] = closings
    if (second !== undefined) return second
  }
}

/**
 * Returns the end of the fifth working day after today or after the last promised day, whichever is later, in
 * epoch milliseconds.
 */
export const fiveWorkingDays = (now: number, arrivesBy: string | undefined) => {
  let day = Math.max(dayOf(now), arrivesBy === undefined ? 0 : Date.parse(arrivesBy))
  for (let left = 5; left > 0;) {
    day += dayMillis
    const date = new Date(day)
    const isFree = holidays.has(date.toISOString().slice(0, 10))
    if (date.getUTCDay() % 6 !== 0 && !isFree) left -= 1
  }
  // Midnight in Germany is 23:00 UTC of the day before.
  return day + dayMillis - 3_600_000
}
