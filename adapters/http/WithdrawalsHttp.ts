import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { withdrawals } from "../client/withdrawals.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(WithdrawalsError, "Invalid")

/** The withdrawals, sent over HTTP. */
export const layer: Layer.Layer<Withdrawals, never, ShopConnection> = Layer.effect(
  Withdrawals,
  Effect.map(ShopConnection, (shop) => {
    const { declare } = withdrawals(shop)
    return { declare: (withdrawal, key) => answer((signal) => declare({ ...withdrawal, key, signal })) }
  }),
)
