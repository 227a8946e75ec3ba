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
  /** The refunded payment; absent if staff pay back money that did not arrive online. */
  readonly paymentId: string | undefined
  readonly isByHand?: boolean
  cents: number
  isDone: boolean
  isFailed?: boolean
  /** Whether the customer gets no mail: the refund is the rest of a failed refund, about which there was a mail. */
  readonly isUnmailed?: boolean
  /** Whether a failed refund was replaced by a later one. */
  isClosed?: boolean
  /** The refund at the payment service that completed this refund. */
  by?: ServiceRefund
}

/** A refund at the payment service. */
interface ServiceRefund {
  readonly paymentId: string
  readonly cents: number
  /** The refund in the shop; absent if staff made the refund in the payment service's dashboard. */
  readonly of?: LedgerRefund
  isFailed: boolean
}

const sum = (amounts: ReadonlyArray<{ readonly cents: number }>) =>
  amounts.reduce((all, { cents }) => all + cents, 0)

/** Minutes after which an order expires if no payment has begun. */
const firstMinutes = 30
const dayMillis = 24 * 3_600_000

/** The money of one order: received payments, what the shop knows about them, and refunds. */
export class LedgerMoney {
  readonly payments: Array<LedgerPayment> = []
  readonly refunds: Array<LedgerRefund> = []
  /** The refunds that the payment service has accepted, oldest first. */
  readonly atService: Array<ServiceRefund> = []
  method: PaymentMethod
  /** Time until which an online payment must arrive, in epoch milliseconds. */
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
      sum(this.refunds.filter(({ isClosed, paymentId }) => paymentId !== undefined && !isClosed))
    )
  }

  /** Returns the cents that have arrived at the payment service. */
  received() {
    return sum(this.payments.filter(({ state }) => state === "paid"))
  }

  /** Returns the cents that the payment service has sent back: all, or those of one payment. */
  sentBack(paymentId?: string) {
    return sum(
      this.atService.filter((one) => !one.isFailed && (paymentId ?? one.paymentId) === one.paymentId),
    )
  }

  /** Returns the cents of online payments that staff paid back themselves after a refund had failed. */
  transferred() {
    return sum(this.refunds.filter(({ isByHand }) => isByHand))
  }

  /** Returns the failed refunds that staff have not repeated. */
  failed() {
    return this.refunds.filter(({ isClosed, isFailed }) => isFailed && !isClosed)
  }

  /** Records that the payment service accepts a refund of a payment. Returns false if it exceeds the payment. */
  accept(paymentId: string, cents: number, of?: LedgerRefund) {
    const payment = this.payments.find((one) => one.paymentId === paymentId)
    if (payment === undefined || this.sentBack(paymentId) + cents > payment.cents) return false
    const made = { paymentId, cents, isFailed: false, ...(of === undefined ? {} : { of }) }
    this.atService.push(made)
    if (of !== undefined) Object.assign(of, { isDone: true, by: made })
    return true
  }

  /** Records that the shop sends its waiting refunds. The payment service refuses those that exceed a payment. */
  sendRefunds() {
    for (const refund of this.refunds)
      if (!refund.isDone && !refund.isFailed && refund.paymentId !== undefined)
        this.accept(refund.paymentId, refund.cents, refund)
  }

  /**
   * Records that a sent refund fails at the payment service; place 0 is the oldest that has not failed.
   * Returns false if there is no refund at this place.
   */
  fail(place: number) {
    const failing = this.atService.filter(({ isFailed }) => !isFailed)[place]
    if (failing === undefined) return false
    failing.isFailed = true
    return true
  }

  /** Records that the shop reads the refunds of a payment. */
  bookRefunds(paymentId: string) {
    if (this.payments.find((one) => one.paymentId === paymentId)?.inShop !== "paid") return
    for (const made of this.atService.filter((one) => one.paymentId === paymentId)) {
      const known = this.refunds.filter(({ by }) => by === made)
      if (known.length === 0 && made.isFailed)
        this.refunds.push({ ...made, isDone: false, isClosed: true, by: made })
      else if (known.length === 0) this.#bookOutside(made)
      else if (made.isFailed) for (const refund of known) refund.isFailed = true
    }
  }

  /**
   * Records a refund that staff made in the payment service's dashboard. It completes the waiting refunds
   * that it covers, and replaces failed ones. The rest is a refund of its own, unless all refunds together
   * would then exceed the payment. In that case the rest covers a part of a waiting or failed refund.
   */
  #bookOutside(made: ServiceRefund) {
    const { paymentId } = made
    const counted = () =>
      this.refunds.filter((refund) => refund.paymentId === paymentId && !refund.isClosed && !refund.isByHand)
    const pending = () => counted().filter(({ isDone, isFailed }) => !isDone || isFailed)
    const cover = (refund: LedgerRefund) =>
      Object.assign(refund, refund.isFailed ? { isClosed: true } : { isDone: true, by: made })
    let [rest, replaced] = [made.cents, 0]
    for (const refund of pending())
      if (refund.cents <= rest) {
        rest -= refund.cents
        if (refund.isFailed) replaced += refund.cents
        cover(refund)
      }
    const [first] = pending()
    const paid = this.payments.find((one) => one.paymentId === paymentId)?.cents ?? 0
    if (rest > 0 && first !== undefined && sum(counted()) + replaced + rest > paid) {
      const isUnmailed = first.isFailed === true
      this.refunds.push({ ...first, cents: first.cents - rest, ...(isUnmailed ? { isUnmailed } : {}) })
      first.cents = rest
      cover(first)
      if (!first.isFailed) rest = 0
    }
    if (replaced + rest > 0) this.refunds.push({ paymentId, cents: replaced + rest, isDone: true, by: made })
  }

  /**
   * Records that staff repeat the failed refunds: online, or by a bank transfer, which counts as done at
   * once.
   */
  repeat(how: "online" | "transfer") {
    for (const failed of this.failed()) {
      failed.isClosed = true
      const isByHand = how === "transfer"
      this.refunds.push({ paymentId: failed.paymentId, cents: failed.cents, isDone: isByHand, isByHand })
    }
  }

  refundedByHand() {
    return sum(this.refunds.filter(({ paymentId }) => paymentId === undefined))
  }

  /** Returns the cents that staff can refund. */
  refundable() {
    return this.keptOnline() + this.byHand - this.refundedByHand()
  }

  /** Refunds online payments, the newest first. Returns the cents that exceed the online payments. */
  refundOnline(cents: number) {
    let rest = cents
    for (const { cents: paid, inShop, paymentId } of this.payments.toReversed()) {
      const back = sum(this.refunds.filter((refund) => refund.paymentId === paymentId && !refund.isClosed))
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
