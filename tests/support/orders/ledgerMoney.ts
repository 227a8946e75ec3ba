import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"

type State = "open" | "processing" | "failed" | "expired" | "paid"

interface LedgerPayment {
  readonly paymentId: string
  readonly method: PaymentMethod
  readonly cents: number
  readonly expiresAt: number
  /** The state at the payment service. */
  state: State
  /** The state that the shop knows. */
  inShop: State
}

interface LedgerRefund {
  /** Absent if staff pay back by hand. */
  readonly paymentId: string | undefined
  readonly cents: number
  isDone: boolean
}

const sum = (amounts: ReadonlyArray<{ readonly cents: number }>) =>
  amounts.reduce((all, { cents }) => all + cents, 0)

/** Minutes until an order without a payment expires. */
const firstMinutes = 30
const dayMillis = 24 * 3_600_000

/** The money of one order: what arrived, what the shop knows of it, and what goes back. */
export class LedgerMoney {
  readonly payments: Array<LedgerPayment> = []
  readonly refunds: Array<LedgerRefund> = []
  method: PaymentMethod
  /** Until when an online payment must arrive, in epoch milliseconds. */
  payBy: number | undefined
  /** Money that staff booked, in cents. */
  byHand = 0
  /** Whether the customer changed to a bank transfer. */
  isChanged = false
  /** Whether a payment has failed since the order was last settled. */
  hasNewFailure = false

  constructor(method: PaymentMethod, now: number) {
    this.method = method
    this.payBy = this.isOnline() ? now + firstMinutes * 60_000 : undefined
  }

  isOnline() {
    return this.method === "card" || this.method === "sepaDebit"
  }

  /** Returns the payments that can still change, as far as the shop knows. */
  unfinished() {
    return this.payments.filter(({ inShop }) => inShop === "open" || inShop === "processing")
  }

  /** Records a payment that has begun. */
  begin(payment: Omit<LedgerPayment, "state" | "inShop">) {
    this.payments.push({ ...payment, state: "open", inShop: "open" })
    this.method = payment.method
    this.payBy = payment.expiresAt
  }

  changeToTransfer() {
    this.method = "bankTransfer"
    this.payBy = undefined
    this.isChanged = true
  }

  /** Records that the shop reads the state of a payment. Returns whether the state is new to the shop. */
  learn(payment: LedgerPayment, now: number) {
    if (payment.inShop === payment.state) return false
    payment.inShop = payment.state
    if (payment.state === "processing") this.payBy = now + 14 * dayMillis
    if (payment.state === "failed") this.hasNewFailure = true
    return true
  }

  /** Returns the cents that arrived online, as far as the shop knows, less the refunds. */
  keptOnline() {
    return (
      sum(this.payments.filter(({ inShop }) => inShop === "paid")) -
      sum(this.refunds.filter(({ paymentId }) => paymentId !== undefined))
    )
  }

  /** Returns the cents that the payment service has sent back. */
  refundedOnline() {
    return sum(this.refunds.filter(({ isDone, paymentId }) => isDone && paymentId !== undefined))
  }

  refundedByHand() {
    return sum(this.refunds.filter(({ paymentId }) => paymentId === undefined))
  }

  /** Returns the cents that staff can refund. */
  refundable() {
    return this.keptOnline() + this.byHand - this.refundedByHand()
  }

  /** Refunds online payments, the newest first. Returns the cents for which there is no payment. */
  refundOnline(cents: number) {
    let rest = cents
    for (const { cents: paid, inShop, paymentId } of this.payments.toReversed()) {
      const back = sum(this.refunds.filter((refund) => refund.paymentId === paymentId))
      const part = Math.min(rest, inShop === "paid" ? paid - back : 0)
      if (part > 0) {
        this.refunds.push({ paymentId, cents: part, isDone: false })
        rest -= part
      }
    }
    return rest
  }

  /** Staff refund cents: first online payments, and the rest by hand. */
  refund(cents: number) {
    const rest = this.refundOnline(cents)
    if (rest > 0) this.refunds.push({ paymentId: undefined, cents: rest, isDone: true })
  }
}
