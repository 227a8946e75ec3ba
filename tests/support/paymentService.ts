import type { Payment } from "@heimwerk/core/payment/Payment.ts"
import { type PaymentReport, Payments, PaymentsError } from "@heimwerk/core/payment/Payments.port.ts"
import type { PaymentMethod } from "@heimwerk/core/payment/PaymentMethod.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { Effect } from "effect"

const methods: ReadonlyArray<PaymentMethod> = ["payInMarket", "bankTransfer", "card", "sepaDebit"]

/** A payment service in memory, which a test controls. */
export const paymentService = () => {
  const reports = new Map<string, PaymentReport>()
  const byKey = new Map<string, string>()
  const refunds = new Map<string, { readonly charge: string; readonly cents: number }>()
  let isSilent = false
  const answer = <A>(work: () => A) =>
    Effect.suspend(() =>
      isSilent ? Effect.fail(new PaymentsError({ reason: "Unavailable" })) : Effect.sync(work),
    )
  const reportOf = (paymentId: string): PaymentReport => {
    const report = reports.get(paymentId)
    if (report === undefined) throw new Error(`There is no payment ${paymentId}.`)
    return report
  }
  const setState = (paymentId: string, state: Payment["state"]) => {
    const { page: _, ...rest } = reportOf(paymentId)
    reports.set(paymentId, { ...rest, state, ...(state === "paid" ? { charge: `charge-${paymentId}` } : {}) })
  }
  return {
    port: Payments.of({
      ...Payments.defaultValue(),
      methods,
      start: ({ cents, method, orderId }, key) =>
        answer(() => {
          const paymentId = byKey.get(key) ?? `payment-${orderId}-${byKey.size + 1}`
          byKey.set(key, paymentId)
          const page = `https://pay.example/${paymentId}`
          const report = reports.get(paymentId) ?? { paymentId, orderId, method, cents, state: "open", page }
          reports.set(paymentId, report)
          return report
        }),
      confirm: (paymentId) => answer(() => reportOf(paymentId)),
      close: (paymentId) =>
        answer(() => {
          if (reportOf(paymentId).state === "open") setState(paymentId, "expired")
          return reportOf(paymentId)
        }),
      refund: (charge, cents, key) => answer(() => void refunds.set(key, { charge, cents: toCents(cents) })),
    }),
    setState,
    /** Sets whether the service fails every call. */
    setSilent: (silent: boolean) => {
      isSilent = silent
    },
    /** The sent refunds, in cents. */
    refunded: () => [...refunds.values()].map(({ cents }) => cents),
  }
}
