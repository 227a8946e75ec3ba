import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of withdrawals per hour and network address. */
const maxWithdrawals = 20

/** Handler of withdrawals from contracts. They need no login (quality T-L4). */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "withdrawal",
  Effect.fn(function* (handlers) {
    const withdrawals = yield* Withdrawals
    const admit = yield* makeAdmission(
      "withdrawal",
      maxWithdrawals,
      (reason, cause) => new WithdrawalsError({ reason, cause }),
    )
    return handlers.handle("declare", ({ headers, payload }) =>
      Effect.andThen(admit, withdrawals.declare(payload, keyOf(headers))),
    )
  }),
)
