import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { WithdrawalApi } from "./contract/withdrawal/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(WithdrawalsError, "Invalid")

/** The withdrawals, sent over HTTP. */
export const layer: Layer.Layer<Withdrawals, never, ShopClient> = Layer.effect(
  Withdrawals,
  Effect.map(clientOf(WithdrawalApi), ({ calls }) => ({
    declare: Effect.fn("WithdrawalsHttp.declare")((payload, key) =>
      answer(calls.withdrawal.declare({ headers: { "idempotency-key": key }, payload })),
    ),
  })),
)
