import { randomUUID } from "node:crypto"

import { assert } from "@effect/vitest"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import type { Mail } from "@heimwerk/core/mail/Mail.ts"
import { Withdrawals } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import { receiptMail } from "@heimwerk/core/withdrawal/receipt.ts"
import { toWithdrawal } from "@heimwerk/core/withdrawal/toWithdrawal.ts"
import { Effect } from "effect"

import type { SuiteIt } from "./Suite.ts"

const declaration = (note = "") =>
  toWithdrawal({
    name: "Anna Berg",
    contract: "HW-100200",
    email: `kunde-${randomUUID()}@post.example`,
    note,
  })

/**
 * Tests for every adapter of the withdrawals.
 *
 * @param mails all sent mails, oldest first
 */
export const withdrawalsSuite = <R>(
  it: SuiteIt<R | Withdrawals>,
  mails: Effect.Effect<ReadonlyArray<Mail>, never, NoInfer<R>>,
) => {
  it.effect(
    "T-L4: a withdrawal gets a receipt with a number, and the same receipt is mailed with date and time",
    () =>
      Effect.gen(function* () {
        const withdrawals = yield* Withdrawals
        const declared = declaration("nur der Hammer")
        const receipt = yield* withdrawals.declare(declared, randomUUID())
        assert.match(receipt.number, /^W-[0-9A-F]{12}$/u)
        const sent = (yield* mails).filter(({ to }) => to === declared.email)
        assert.deepStrictEqual(
          sent.map((mail) => ({ ...mail })),
          [{ ...receiptMail(declared, receipt, defaultBrand) }],
        )
        assert.match(sent[0]?.text ?? "", /\d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/u)
      }),
  )

  it.effect(
    "a repeated idempotency key stores only one withdrawal, even in parallel, and another key stores another withdrawal",
    () =>
      Effect.gen(function* () {
        const withdrawals = yield* Withdrawals
        const declared = declaration()
        const key = randomUUID()
        const [first, second] = yield* Effect.all(
          [withdrawals.declare(declared, key), withdrawals.declare(declared, key)],
          { concurrency: "unbounded" },
        )
        assert.deepStrictEqual(first, second)
        const third = yield* withdrawals.declare(declared, randomUUID())
        assert.notStrictEqual(third.number, first.number)
        assert.lengthOf(
          (yield* mails).filter(({ to }) => to === declared.email),
          2,
        )
      }),
  )

  it.effect(
    "a withdrawal is accepted with any characters in its name, such as quotes, NUL, emoji and HTML",
    () =>
      Effect.gen(function* () {
        const withdrawals = yield* Withdrawals
        for (const name of ["O'Neill; drop table withdrawal", "\u0000", "💡 \u202e", "Zoë <b>Ä</b>"]) {
          const { number } = yield* withdrawals.declare({ ...declaration(), name }, randomUUID())
          assert.isNotEmpty(number)
        }
      }),
  )
}
