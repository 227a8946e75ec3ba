/**
 * Measures whether the duration of a login, a registration or a password reset reveals a known e-mail
 * address (quality T-S6). The result is the probability of guessing from two durations which one belongs to
 * the known address; 0.5 reveals nothing. Uses wrong passwords, the real hash cost and its own database, and
 * alternates known and unknown addresses.
 *
 * node tools/load/loginTiming.ts [number of measurements of each kind, default 500]
 *
 * Not part of the tests, because noise on a busy machine hides the difference.
 */
import { randomUUID } from "node:crypto"

import { Effect, Layer, Redacted } from "effect"

import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import * as PasswordResetSql from "@heimwerk/adapters/sql/PasswordResetSql.ts"
import * as RegistrationSql from "@heimwerk/adapters/sql/RegistrationSql.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import * as SessionsSql from "@heimwerk/adapters/sql/SessionsSql.ts"
import { PasswordReset } from "@heimwerk/core/account/PasswordReset.port.ts"
import { Registration } from "@heimwerk/core/account/Registration.port.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { embedded } from "../../tests/support/database.ts"
import { makeTokens } from "../../tests/support/tokens.ts"

const each = Number(process.argv[2] ?? 500)
/**
 * Number of calls per address that no rate limit rejects. The limits are four wrong passwords in a row and
 * three mails per hour.
 */
const free = 3
const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }
const origin = "https://shop.example"

const kinds = ["kennt", "fremd"] as const
const emailOf = (kind: string, index: number) =>
  Email.make(`${kind}-${Math.floor(index / free)}@kunde.example`)

const seeded = seedCustomers(
  Array.from({ length: Math.ceil(each / free) }, (_, index) => ({
    id: randomUUID(),
    csId: `cs-${randomUUID()}`,
    email: emailOf("kennt", index * free),
    password: "Werkbank-2026!",
    firstName: "Karla",
    lastName: "Kunz",
    loginType: 1 as const,
    mergeDone: true,
  })),
)

const logIn = Effect.fnUntraced(function* (email: Email) {
  const accounts = yield* accountsFor(makeTokens().tokens, rules)
  const { reason } = yield* Effect.flip(accounts.login({ email, password: Redacted.make("Falsch-2026!") }))
  if (reason !== "InvalidCredentials") return yield* Effect.die(new Error(`The login ended with ${reason}.`))
})

const register = Effect.fnUntraced(function* (email: Email) {
  const person = { email, salute: "" as const, firstName: "Karla", lastName: "Kunz" }
  const account = { ...person, password: Redacted.make("Hobel_bank7"), termsAccepted: true as const }
  yield* (yield* Registration).register(account, randomUUID())
})

const forget = Effect.fnUntraced(function* (email: Email) {
  yield* (yield* PasswordReset).ask(email, randomUUID())
})

/** Returns the share of pairs in which the first kind of address took longer. A tie counts half. */
const separation = (longer: ReadonlyArray<number>, shorter: ReadonlyArray<number>) => {
  const wins = longer.flatMap((one) => shorter.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

const median = (times: ReadonlyArray<number>) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const compare = Effect.fnUntraced(function* <E, R>(
  name: string,
  way: (email: Email) => Effect.Effect<void, E, R>,
) {
  yield* Effect.forEach([0, 1, 2, 3], (index) => way(Email.make(`warm-${index}@kunde.example`)))
  const times = { kennt: Array.of<number>(), fremd: Array.of<number>() }
  for (let index = 0; index < each; index++)
    for (const kind of index % 2 === 0 ? kinds : kinds.toReversed()) {
      const started = performance.now()
      yield* way(emailOf(kind, index))
      times[kind].push(performance.now() - started)
    }
  const { fremd: unknown, kennt: known } = times
  console.log(
    `${name}, ${each} times each: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms in the middle; AUC ${separation(known, unknown).toFixed(3)}`,
  )
})

const program = Effect.gen(function* () {
  yield* migrate()
  yield* seeded
  yield* compare("login", logIn)
  yield* compare("password forgotten", forget)
  yield* compare("registration", register)
})

await Effect.runPromise(
  Effect.provide(
    program,
    Layer.mergeAll(
      SessionsSql.layer,
      CatalogSql.layer,
      RegistrationSql.layer(origin),
      PasswordResetSql.layer(origin),
    ).pipe(Layer.provideMerge(Layer.mergeAll(embedded, PasswordsArgon2.layer(), BotCheckMemory.layer))),
  ),
)
