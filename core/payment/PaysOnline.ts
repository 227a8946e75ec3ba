import * as Context from "effect/Context"

/** Whether the shop takes online payments: an operator has set up a payment service. */
export const PaysOnline = Context.Reference<boolean>("core/payment/PaysOnline", { defaultValue: () => false })
