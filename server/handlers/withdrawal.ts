import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Withdrawals, WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { Attempts } from "../security/Attempts.ts"
import { networkAddress } from "../http/networkAddress.ts"
import { keyOf } from "./commandKey.ts"
import { withdrawalProblem } from "./problems.ts"

/** So many withdrawals may come from one address on the network within an hour: no household has more. */
const mostWithdrawals = 20
const hour = 60 * 60 * 1000

/** Takes withdrawals from contracts; nobody has to be logged in (quality T-L4). */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "withdrawal",
  Effect.fn(function* (handlers) {
    const withdrawals = yield* Withdrawals
    const attempts = yield* Attempts

    const admit = Effect.gen(function* () {
      const tries = yield* Effect.mapError(
        attempts.count("withdrawal", yield* networkAddress, hour),
        (cause) => new WithdrawalsError({ reason: "Unavailable", cause }),
      )
      if (tries > mostWithdrawals) return yield* new WithdrawalsError({ reason: "TooManyTries" })
    })

    return handlers.handle("declare", ({ headers, payload }) =>
      admit.pipe(
        Effect.andThen(withdrawals.declare(payload, keyOf(headers))),
        Effect.mapError(withdrawalProblem),
      ),
    )
  }),
)
