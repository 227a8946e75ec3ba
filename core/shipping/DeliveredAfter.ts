import * as Context from "effect/Context"

/**
 * Number of working days after the promised arrival, or after the shipping if that is later, at whose end a
 * shipped delivery counts as delivered. Default: 5.
 */
export const DeliveredAfter = Context.Reference<number>("core/shipping/DeliveredAfter", {
  defaultValue: () => 5,
})
