import { assert } from "@effect/vitest"
import { Deferred, Effect, Fiber, Queue, Redacted } from "effect"
import { SqlClient } from "effect/sql"

import { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import { profilesFor } from "@heimwerk/adapters/sql/ProfilesSql.ts"
import type { Sessions } from "@heimwerk/adapters/sql/SessionsSql.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { BotVerification } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Catalog } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { Outbox } from "@heimwerk/core/mail/Outbox.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import type { SuiteIt } from "../../ports/Suite.ts"
import { customer, linkTo, next, origin, password, visit } from "./customerVisits.ts"

type Needs = SqlClient.SqlClient | Catalog | Sessions | Passwords | BotVerification | PasswordReset | Outbox

/** Password checks that end only after `open`; `checked` waits for the next one to know its result. */
const heldChecks = Effect.gen(function* () {
  const passwords = yield* Passwords
  const arrivals = yield* Queue.unbounded<void>()
  const gate = yield* Deferred.make<void>()
  return {
    passwords: {
      ...passwords,
      verify: (typed, hash) =>
        passwords
          .verify(typed, hash)
          .pipe(Effect.tap(Queue.offer(arrivals, undefined)), Effect.tap(Deferred.await(gate))),
    } satisfies Passwords["Service"],
    checked: Queue.take(arrivals),
    open: Deferred.succeed(gate, undefined),
  }
})

/** Replaces the customer's hash with one of other cost parameters. */
const outdate = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const outdated = PasswordsArgon2.layer({ memory: 16, passes: 1, parallelism: 1 })
  const hash = yield* Passwords.use((passwords) => passwords.hash(password)).pipe(Effect.provide(outdated))
  yield* sql`update customer set password_hash = ${hash}::text where id = ${id}::text`
})

/** Sets the password `next` with a link from a mail. */
const reset = Effect.fnUntraced(function* (email: Parameters<PasswordReset["Service"]["ask"]>[0]) {
  const resets = yield* PasswordReset
  yield* resets.ask(email, "k1")
  yield* resets.redeem(yield* linkTo(email), next)
})

/** Tests of a password that changes while another request checks the old one. */
export const passwordChangesSqlSuite = (it: SuiteIt<Needs>) => {
  for (const state of ["current", "outdated"]) {
    it.effect(
      `a login whose password is being checked during a password reset gets no session, with a hash of ${state} cost`,
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const { email, id } = yield* customer
          if (state === "outdated") yield* outdate(id)
          const { checked, open, passwords } = yield* heldChecks
          const page = yield* Effect.provideService(visit, Passwords, passwords)
          const login = yield* Effect.forkChild(Effect.flip(page.accounts.login({ email, password })))
          yield* checked
          yield* reset(email)
          yield* open
          const error = yield* Fiber.join(login)
          assert.strictEqual(error.reason, "InvalidCredentials")
          assert.deepStrictEqual(yield* sql`select 1 from session where customer_id = ${id}::text`, [])
          assert.deepStrictEqual(yield* sql`select 1 from known_device where customer_id = ${id}::text`, [])
          const owner = yield* visit
          assert.strictEqual((yield* owner.accounts.login({ email, password: next })).email, email)
        }),
    )
  }

  it.effect("two parallel logins succeed although both find an outdated hash that only one can replace", () =>
    Effect.gen(function* () {
      const { email, id } = yield* customer
      yield* outdate(id)
      const { checked, open, passwords } = yield* heldChecks
      const pages = yield* Effect.all([visit, visit]).pipe(Effect.provideService(Passwords, passwords))
      const logins = yield* Effect.forEach(pages, ({ accounts }) =>
        Effect.forkChild(accounts.login({ email, password })),
      )
      yield* checked
      yield* checked
      yield* open
      for (const login of logins) assert.strictEqual((yield* Fiber.join(login)).email, email)
    }),
  )

  const theirs = Redacted.make("Drehbank-2028!")
  const changes = {
    "a new password": (profiles: Profiles["Service"]) => profiles.changePassword(password, theirs),
    "a new e-mail address": (profiles: Profiles["Service"]) =>
      profiles.changeEmail(Email.make("fremd@post.example"), password, "k2"),
    "the deletion of the account": (profiles: Profiles["Service"]) => profiles.deleteAccount(password),
  }
  for (const [change, run] of Object.entries(changes)) {
    it.effect(
      `a request for ${change} whose password is being checked during a password reset is refused`,
      () =>
        Effect.gen(function* () {
          const { email, id } = yield* customer
          const { checked, open, passwords } = yield* heldChecks
          const profiles = yield* profilesFor({ customerId: id }, origin).pipe(
            Effect.provideService(Passwords, passwords),
          )
          const changed = yield* Effect.forkChild(Effect.flip(run(profiles)))
          yield* checked
          yield* reset(email)
          yield* open
          assert.strictEqual((yield* Fiber.join(changed)).reason, "WrongPassword")
          const owner = yield* visit
          const account = yield* owner.accounts.login({ email, password: next })
          assert.strictEqual(account.email, email)
          const { pendingEmail } = yield* Effect.flatMap(
            profilesFor({ customerId: id }, origin),
            ({ get }) => get,
          )
          assert.isUndefined(pendingEmail)
        }),
    )
  }
}
