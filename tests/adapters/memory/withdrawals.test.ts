import { assert, describe, it, layer } from "@effect/vitest"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import * as WithdrawalsMemory from "@heimwerk/adapters/memory/WithdrawalsMemory.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Outbox, OutboxError } from "@heimwerk/core/mail/Outbox.port.ts"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Effect, Layer } from "effect"

import { withdrawalsSuite } from "../../ports/Withdrawals.suite.ts"

const sent: Array<Mail> = []

layer(WithdrawalsMemory.layer.pipe(Layer.provideMerge(OutboxMemory.layer(sent))))(
  "withdrawals in memory",
  (it) => {
    withdrawalsSuite(
      it,
      Effect.sync(() => [...sent]),
    )
  },
)

describe("withdrawals of a shop with a mailbox for requests", () => {
  it.effect("a withdrawal in memory is mailed to the customer and to the mailbox for requests", () => {
    const mails: Array<Mail> = []
    const requestMailbox = Email.make("anfragen@shop.example")
    return Effect.gen(function* () {
      const declared = toWithdrawal({ name: "A", contract: "1", email: "a@b.de", note: "" })
      yield* Withdrawals.use((port) => port.declare(declared, "k1"))
      assert.deepStrictEqual(
        mails.map(({ to }) => to),
        [declared.email, requestMailbox],
      )
    }).pipe(
      Effect.provide(
        WithdrawalsMemory.layer.pipe(
          Layer.provide(OutboxMemory.layer(mails)),
          Layer.provide(Layer.succeed(Retailer, { ...Retailer.defaultValue(), requestMailbox })),
        ),
      ),
    )
  })
})

describe("withdrawals with a failing outbox", () => {
  it.effect("a withdrawal fails as unavailable when the outbox fails", () =>
    Effect.gen(function* () {
      const declared = toWithdrawal({ name: "A", contract: "1", email: "a@b.de", note: "" })
      const error = yield* Effect.flip(Withdrawals.use((port) => port.declare(declared, "k1")))
      assert.strictEqual(error.reason, "Unavailable")
    }).pipe(
      Effect.provide(
        WithdrawalsMemory.layer.pipe(
          Layer.provide(Layer.succeed(Outbox, { accept: () => Effect.fail(new OutboxError({})) })),
        ),
      ),
    ),
  )
})
