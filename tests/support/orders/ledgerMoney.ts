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
  /** The cents that the payment service has sent back. */
  sentBack: number
}

interface LedgerRefund {
  /** Absent if staff pay back by hand. */
  readonly paymentId: string | undefined
  cents: number
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
  begin(payment: Omit<LedgerPayment, "state" | "inShop" | "sentBack">) {
    this.payments.push({ ...payment, state: "open", inShop: "open", sentBack: 0 })
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

  /** Returns the cents that have arrived at the payment service. */
  received() {
    return sum(this.payments.filter(({ state }) => state === "paid"))
  }

  /** Returns the cents that the payment service has sent back. */
  sentBack() {
    return this.payments.reduce((all, payment) => all + payment.sentBack, 0)
  }

  /** Records that the shop sends its waiting refunds. The payment service refuses those that exceed a payment. */
  sendRefunds() {
    for (const refund of this.refunds.filter(({ isDone }) => !isDone)) {
      const payment = this.payments.find(({ paymentId }) => paymentId === refund.paymentId)
      if (payment === undefined || payment.sentBack + refund.cents > payment.cents) continue
      payment.sentBack += refund.cents
      refund.isDone = true
    }
  }

  /**
   * Records that the shop learns how much of a payment was sent back. This completes the waiting refunds that
   * it covers. The rest is a refund of its own, or a part of a waiting refund that no longer fits.
   */
  bookRefunded(paymentId: string, refunded: number) {
    const payment = this.payments.find((one) => one.paymentId === paymentId)
    if (payment?.inShop !== "paid") return
    const own = this.refunds.filter((refund) => refund.paymentId === paymentId)
    let rest = refunded - sum(own.filter(({ isDone }) => isDone))
    for (const refund of own)
      if (!refund.isDone && refund.cents <= rest) {
        rest -= refund.cents
        refund.isDone = true
      }
    if (rest <= 0) return
    const waiting = own.filter(({ isDone }) => !isDone)
    const [first] = waiting
    if (first === undefined || refunded + sum(waiting) <= payment.cents)
      this.refunds.push({ paymentId, cents: rest, isDone: true })
    else {
      this.refunds.push({ paymentId, cents: first.cents - rest, isDone: false })
      Object.assign(first, { cents: rest, isDone: true })
    }
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
