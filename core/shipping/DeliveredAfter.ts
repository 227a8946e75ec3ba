import * as Context from "effect/Context"

/**
 * Number of working days after which a shipped delivery counts as delivered. They are counted from the
 * promised arrival, or from the shipping if that is later. Default: 5.
 */
export const DeliveredAfter = Context.Reference<number>("core/shipping/DeliveredAfter", {
  defaultValue: () => 5,
})
