import type { Payment, Refund } from "../payment/Payment.ts"
import type { RefundReport } from "../payment/Payments.port.ts"
import { toCents } from "../values/toCents.ts"
import type { Order } from "./Order.ts"

const isOpen = ({ doneAt, failedAt }: Refund): boolean => doneAt === undefined && failedAt === undefined

const isFailed = ({ failedAt, isClosed }: Refund): boolean => failedAt !== undefined && isClosed !== true

/** Returns the refunds that wait for the payment service. */
export const openRefunds = ({ refunds = [] }: Order): ReadonlyArray<Refund> => refunds.filter(isOpen)

/** Returns the failed refunds that staff have to pay in another way. */
export const failedRefunds = ({ refunds = [] }: Order): ReadonlyArray<Refund> => refunds.filter(isFailed)

const sum = (refunds: ReadonlyArray<Refund>): number => refunds.reduce((all, { cents }) => all + cents, 0)

/** Returns a refund after a report about it. A failed refund stays failed, so reports may arrive in any order. */
const refundAfter = (refund: Refund, { serviceId, state }: RefundReport, at: number): Refund => {
  if (state === "failed")
    return refund.failedAt === undefined ? { ...refund, serviceId, failedAt: at } : refund
  return isOpen(refund) ? { ...refund, serviceId, doneAt: at } : refund
}

/**
 * Adds a refund that staff made in the payment service's dashboard, its website for staff. Its amount settles
 * the waiting and failed refunds of the same payment, oldest first; a refund that exceeds the amount left is
 * skipped. A settled waiting refund is done. A settled failed refund is closed, and a new refund replaces it.
 * The amount left at the end belongs to the new refund. If it exceeds the money left in the payment, it instead
 * settles a part of the first refund that still waits or has failed. If the added refund itself has failed, it
 * is only recorded.
 */
const withOutsideRefund = (
  before: ReadonlyArray<Refund>,
  { cents: paid, paymentId }: Payment,
  { cents, serviceId, state }: RefundReport,
  at: number,
): ReadonlyArray<Refund> => {
  const add = (amount: number, more: Partial<Refund>): void => {
    if (amount > 0)
      refunds.push({ refundId: String(refunds.length + 1), paymentId, cents: toCents(amount), at, ...more })
  }
  const done = { serviceId, doneAt: at }
  const covered = (refund: Refund): Refund =>
    isOpen(refund) ? { ...refund, ...done } : { ...refund, isClosed: true }
  let rest: number = cents
  /** Cents of the settled failed refunds. A new refund replaces them. */
  let own = 0
  const refunds = [...before]
  if (state === "failed") {
    add(cents, { serviceId, failedAt: at, isClosed: true })
    return refunds
  }
  const isPending = (refund: Refund) => refund.paymentId === paymentId && (isOpen(refund) || isFailed(refund))
  for (const [place, refund] of before.entries()) {
    if (!isPending(refund) || refund.cents > rest) continue
    rest -= refund.cents
    if (isFailed(refund)) own += refund.cents
    refunds[place] = covered(refund)
  }
  const place = refunds.findIndex(isPending)
  const first = refunds[place]
  const counted = refunds.filter((one) => one.paymentId === paymentId && !one.isByHand && !one.isClosed)
  if (rest > 0 && first !== undefined && sum(counted) + own + rest > paid) {
    refunds[place] = { ...covered(first), cents: toCents(rest) }
    const { doneAt, failedAt, serviceId: failed } = first
    add(first.cents - rest, {
      ...(doneAt === undefined ? {} : { doneAt }),
      ...(failedAt === undefined ? {} : { failedAt }),
      ...(failed === undefined ? {} : { serviceId: failed }),
    })
    if (isOpen(first)) rest = 0
  }
  add(own + rest, done)
  return refunds
}

/** Returns the refunds of an order after a report about one refund of a payment. */
const refundsAfter = (
  refunds: ReadonlyArray<Refund>,
  payment: Payment,
  report: RefundReport,
  at: number,
): ReadonlyArray<Refund> => {
  const isMeant = ({ paymentId, refundId, serviceId }: Refund) =>
    paymentId === payment.paymentId &&
    (serviceId === undefined ? refundId === report.refundId : serviceId === report.serviceId)
  if (!refunds.some(isMeant)) return withOutsideRefund(refunds, payment, report, at)
  const changed = refunds.map((refund) => (isMeant(refund) ? refundAfter(refund, report, at) : refund))
  return changed.every((refund, place) => refund === refunds[place]) ? refunds : changed
}

/**
 * Returns the order after reports about refunds of the payment with this `charge`. Reports may arrive twice,
 * late and in any order. A refund that staff made in the payment service's dashboard settles refunds that
 * wait or have failed; the remaining amount becomes a new refund. Returns the same order if the reports
 * contain nothing new.
 */
export const withReportedRefunds = (
  order: Order,
  charge: string,
  reports: ReadonlyArray<RefundReport>,
  at: number,
): Order => {
  const payment = order.payments?.find((one) => one.charge === charge)
  if (payment === undefined) return order
  const { refunds: before = [] } = order
  // Reports about the shop's own refunds come first. Otherwise a refund made by staff could cover a waiting
  // refund of the shop that was already sent.
  const own = reports.filter(({ refundId }) => refundId !== undefined)
  const others = reports.filter(({ refundId }) => refundId === undefined)
  const refunds = [...own, ...others].reduce<ReadonlyArray<Refund>>(
    (all, report) => refundsAfter(all, payment, report, at),
    before,
  )
  return refunds === before ? order : { ...order, refunds }
}

/**
 * Returns the order with a new refund for each failed one. Returns `undefined` if no refund has failed.
 *
 * @param how `online`: the payment service refunds again. `transfer`: staff transfer the money themselves, so
 *   the new refund is done at once.
 * @param by the member of staff who decided it
 */
export const withRepeatedRefunds = (
  order: Order,
  how: "online" | "transfer",
  at: number,
  by?: string,
): Order | undefined => {
  const { refunds = [] } = order
  const failed = refunds.filter(isFailed)
  if (failed.length === 0) return undefined
  const closed = refunds.map((refund) => (isFailed(refund) ? { ...refund, isClosed: true as const } : refund))
  const repeated = failed.map(({ cents, paymentId }, place): Refund => ({
    refundId: String(closed.length + place + 1),
    ...(paymentId === undefined ? {} : { paymentId }),
    cents,
    at,
    ...(by === undefined ? {} : { by }),
    ...(how === "transfer" ? { isByHand: true, doneAt: at } : {}),
  }))
  return { ...order, refunds: [...closed, ...repeated] }
}
