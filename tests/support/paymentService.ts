import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import {
  type PaymentNotice,
  type PaymentReport,
  Payments,
  PaymentsError,
  type RefundReport,
} from "@heimwerk/core/payment/Payments.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

const methods: ReadonlyArray<PaymentMethod> = ["payInMarket", "bankTransfer", "card", "sepaDebit"]

/** A payment service in memory, which a test controls. */
export const paymentService = () => {
  const reports = new Map<string, PaymentReport & { readonly expiresAt: number }>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, RefundReport & { readonly charge: string }>()
  /** Like Stripe, the service repeats a refusal for the same key. */
  const refusedKeys = new Set<string>()
  const notices: Array<PaymentNotice> = []
  let isSilent = false
  let beforeCall: Effect.Effect<void> = Effect.void
  const answer = <A>(work: () => A) =>
    Effect.suspend(() =>
      isSilent
        ? Effect.fail(new PaymentsError({ reason: "Unavailable" }))
        : Effect.andThen(beforeCall, Effect.sync(work)),
    )
  const emit = (orderId: string, change: PaymentNotice["change"]) => {
    notices.push({ noticeId: `notice-${notices.length + 1}`, orderId, change })
  }
  const reportOf = (paymentId: string) => {
    const report = reports.get(paymentId)
    if (report === undefined) throw new Error(`There is no payment ${paymentId}.`)
    return report
  }
  const setState = (paymentId: string, state: Payment["state"]) => {
    const { page: _, ...rest } = reportOf(paymentId)
    reports.set(paymentId, { ...rest, state, ...(state === "paid" ? { charge: `charge-${paymentId}` } : {}) })
    emit(rest.orderId, { kind: "payment", paymentId })
  }
  const refundsOf = (charge: string) => [...refunds.values()].filter((one) => one.charge === charge)
  const refundedOf = (charge: string) =>
    refundsOf(charge).reduce((sum, { cents, state }) => sum + (state === "sent" ? cents : 0), 0)
  const refund = (charge: string, cents: number, key: string, refundId?: string) => {
    const known = refunds.get(key)
    if (known !== undefined) return known
    const paid = [...reports.values()].find((report) => report.charge === charge)
    if (paid === undefined || refundedOf(charge) + cents > paid.cents) return undefined
    const made = {
      serviceId: `refund-${refunds.size + 1}`,
      ...(refundId === undefined ? {} : { refundId }),
      charge,
      cents: toCents(cents),
      state: "sent",
    } as const
    refunds.set(key, made)
    emit(paid.orderId, { kind: "refund", charge })
    return made
  }
  return {
    port: Payments.of({
      ...Payments.defaultValue(),
      methods,
      start: ({ cents, expiresAt, method, orderId }, key) =>
        answer(() => {
          const paymentId = byKey.get(key) ?? `payment-${orderId}-${byKey.size + 1}`
          byKey.set(key, paymentId)
          const page = `https://pay.example/${paymentId}`
          const started = { paymentId, orderId, method, cents, state: "open", page, expiresAt } as const
          const report = reports.get(paymentId) ?? started
          reports.set(paymentId, report)
          return report
        }),
      read: (paymentId) => answer(() => reportOf(paymentId)),
      close: (paymentId) =>
        answer(() => {
          if (reportOf(paymentId).state === "open") setState(paymentId, "expired")
          return reportOf(paymentId)
        }),
      refund: ({ cents, charge, refundId }, key) =>
        Effect.flatMap(
          answer(() => (refusedKeys.has(key) ? undefined : refund(charge, cents, key, refundId))),
          (made) => {
            if (made !== undefined) return Effect.succeed(made)
            refusedKeys.add(key)
            return Effect.fail(new PaymentsError({ reason: "Refused" }))
          },
        ),
      refunds: (charge) => answer(() => refundsOf(charge)),
    }),
    /**
     * Staff refund cents of a payment in the payment service's dashboard. Returns whether the service accepts
     * the refund.
     */
    refundInDashboard: (paymentId: string, cents: number) =>
      refund(reportOf(paymentId).charge ?? "", cents, `dashboard-${refunds.size}`) !== undefined,
    /**
     * Lets a sent refund of an order fail, so that its money comes back to the shop. Place 0 is the oldest
     * sent refund.
     */
    failRefund: (orderId: string, place = 0) => {
      const charges = new Set(
        [...reports.values()].flatMap((one) => (one.orderId === orderId ? one.charge : [])),
      )
      const sent = [...refunds].filter(([, { charge, state }]) => charges.has(charge) && state === "sent")
      const [key, failing] = sent[place] ?? []
      if (key === undefined || failing === undefined) return undefined
      refunds.set(key, { ...failing, state: "failed" })
      emit(orderId, { kind: "refund", charge: failing.charge })
      return failing.serviceId
    },
    setState,
    /** Sets whether the service fails every call. */
    setSilent: (silent: boolean) => {
      isSilent = silent
    },
    /** Runs an effect before each call that is answered. */
    setBeforeCall: (effect: Effect.Effect<void>) => {
      beforeCall = effect
    },
    /** Ends the open payments whose time has passed. */
    expire: (now: number) => {
      for (const { expiresAt, paymentId, state } of reports.values())
        if (state === "open" && expiresAt <= now) setState(paymentId, "expired")
    },
    /** The payments of an order, oldest first. */
    paymentsOf: (orderId: string) => [...reports.values()].filter((report) => report.orderId === orderId),
    /** The messages to the shop, oldest first. */
    notices: (): ReadonlyArray<PaymentNotice> => notices,
    /** The cents of each accepted refund, failed ones included. */
    refunded: () => [...refunds.values()].map(({ cents }) => cents),
    /** The sum of the refunds of an order that have not failed, in cents. */
    refundedTo: (orderId: string) =>
      [...reports.values()]
        .filter((report) => report.orderId === orderId)
        .reduce((sum, { charge }) => sum + (charge === undefined ? 0 : refundedOf(charge)), 0),
  }
}

/** A payment service in memory. */
export type PaymentServiceStub = ReturnType<typeof paymentService>
