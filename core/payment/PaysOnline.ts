import * as Context from "effect/Context"

/** Whether the shop accepts online payments. It does if an operator has set up a payment service. */
export const PaysOnline = Context.Reference<boolean>("core/payment/PaysOnline", { defaultValue: () => false })
