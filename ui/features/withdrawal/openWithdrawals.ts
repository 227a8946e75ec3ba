import * as WithdrawalsHttp from "@heimwerk/adapters/http/WithdrawalsHttp.ts"
import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { receivedText } from "@heimwerk/core/withdrawal/receipt.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Effect, Layer } from "effect"

import { openLayer } from "../../runtime/openLayer.ts"
import { requests } from "../../runtime/requests.ts"
import type { Receipt } from "./Receipt.ts"

/** Implements the withdrawals port with HTTP requests. */
export const layer = WithdrawalsHttp.layer.pipe(Layer.provide(requests))

/**
 * Idempotency keys of attempts, by the JSON of the withdrawal. The server may have executed a failed attempt.
 */
type Tries = Map<string, IdempotencyKey>

/** Opens the port for withdrawals. */
export const openWithdrawals = (port: Layer.Layer<Withdrawals>) =>
  Effect.map(openLayer(Withdrawals, port), (withdrawals) => ({
    /** Declares a complete withdrawal. A retry after a failure uses the same idempotency key. */
    declare: Effect.fn("withdrawal.declare")(function* (input: WithdrawalInput, tries: Tries) {
      const withdrawal = toWithdrawal(input)
      const declared = JSON.stringify(withdrawal)
      const key = tries.get(declared) ?? (yield* randomKey)
      tries.set(declared, key)
      const { number, receivedAt } = yield* withdrawals.declare(withdrawal, key)
      const receipt: Receipt = { number, received: receivedText(receivedAt), email: withdrawal.email }
      return receipt
    }),
  }))
