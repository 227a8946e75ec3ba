import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { clientOf, type ShopClient } from "./client.ts"
import { WithdrawalApi } from "./contract/withdrawal/api.ts"
import { InvalidRequest, TooManyTries } from "./contract/problem.ts"
import { withinBudget } from "./retry.ts"

const isTooMany = Schema.is(TooManyTries)
const isMisfit = Schema.is(InvalidRequest)

const answer = withinBudget((cause: unknown) => {
  if (isTooMany(cause)) return new WithdrawalsError({ reason: "TooManyTries" })
  return new WithdrawalsError({ reason: isMisfit(cause) ? "Invalid" : "Unavailable", cause })
})

/** The withdrawals of a shop over HTTP. */
export const layer: Layer.Layer<Withdrawals, never, ShopClient> = Layer.effect(
  Withdrawals,
  Effect.map(clientOf(WithdrawalApi), ({ calls }) => ({
    declare: Effect.fn("WithdrawalsHttp.declare")((payload, key) =>
      answer(calls.withdrawal.declare({ headers: { "idempotency-key": key }, payload })),
    ),
  })),
)
