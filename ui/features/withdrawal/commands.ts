import { Effect, type Layer } from "effect"

import { randomKey } from "@heimwerk/core/command/randomKey.ts"
import type { IdempotencyKey } from "@heimwerk/core/command/IdempotencyKey.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { WithdrawalInput } from "@heimwerk/core/withdrawal/form.ts"
import { receivedText } from "@heimwerk/core/withdrawal/receipt.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"

import type { Receipt } from "./Receipt.ts"

/**
 * Idempotency keys of attempts, by the declared withdrawal. The server may have executed a failed attempt.
 */
export type Tries = Map<string, IdempotencyKey>

/** Declares a complete withdrawal. A retry after a failure uses the same idempotency key. */
export const declare = Effect.fn("withdrawal.declare")(function* (
  input: WithdrawalInput,
  tries: Tries,
  layer: Layer.Layer<Withdrawals>,
) {
  const withdrawal = toWithdrawal(input)
  const declared = JSON.stringify(withdrawal)
  const key = tries.get(declared) ?? (yield* randomKey)
  tries.set(declared, key)
  const { number, receivedAt } = yield* Withdrawals.use((port) => port.declare(withdrawal, key)).pipe(
    Effect.provide(layer),
  )
  const receipt: Receipt = { number, received: receivedText(receivedAt), email: withdrawal.email }
  return receipt
})
