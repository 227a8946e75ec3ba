/**
 * Whether the time of a login tells a known e-mail from an unknown one (quality T-S6): the chance to guess right from two
 * times, 0.5 when there is nothing to learn. Wrong passwords, real cost, a database of its own, known and unknown by turns.
 *
 *     node tests/load/loginTiming.ts [logins of each kind, default 500]
 *
 * Not part of the tests: a busy machine adds noise, which hides what it is to show.
 */
import { Effect, Layer, Redacted } from "effect"

import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import { accountsFor } from "@heimwerk/adapters/sql/AccountsSql.ts"
import * as CatalogSql from "@heimwerk/adapters/sql/CatalogSql.ts"
import { migrate } from "@heimwerk/adapters/sql/migrate.ts"
import { seedCustomers } from "@heimwerk/adapters/sql/seedCustomers.ts"
import * as SessionsSql from "@heimwerk/adapters/sql/SessionsSql.ts"
import { Email } from "@heimwerk/core/values/Email.ts"

import { embedded } from "../support/database.ts"
import { makeTokens } from "../support/tokens.ts"

const each = Number(process.argv[2] ?? 500)
/** So many wrong passwords in a row are answered at once. */
const free = 4
const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

const emailOf = (kind: string, index: number) =>
  Email.make(`${kind}-${Math.floor(index / free)}@kunde.example`)

const seeded = seedCustomers(
  Array.from({ length: Math.ceil(each / free) }, (_, index) => ({
    id: `timing-${index}`,
    csId: `cs-timing-${index}`,
    email: emailOf("bekannt", index * free),
    password: "Werkbank-2026!",
    firstName: "Karla",
    lastName: "Kunz",
    loginType: 1 as const,
    mergeDone: true,
  })),
)

const timed = Effect.fnUntraced(function* (email: Email) {
  const accounts = yield* accountsFor(makeTokens().tokens, rules)
  const started = performance.now()
  const { reason } = yield* Effect.flip(accounts.login({ email, password: Redacted.make("Falsch-2026!") }))
  if (reason !== "InvalidCredentials") return yield* Effect.die(new Error(`The login ended with ${reason}.`))
  return performance.now() - started
})

/** The share of pairs in which the first kind took longer; a tie counts half. */
const separation = (longer: ReadonlyArray<number>, shorter: ReadonlyArray<number>) => {
  const wins = longer.flatMap((one) => shorter.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

const median = (times: ReadonlyArray<number>) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const program = Effect.gen(function* () {
  yield* migrate()
  yield* seeded
  yield* Effect.forEach([0, 1, 2, 3], (index) => timed(Email.make(`warm-${index}@kunde.example`)))
  const times = { bekannt: Array.of<number>(), unbekannt: Array.of<number>() }
  for (let index = 0; index < each; index++)
    for (const kind of index % 2 === 0
      ? (["bekannt", "unbekannt"] as const)
      : (["unbekannt", "bekannt"] as const))
      times[kind].push(yield* timed(emailOf(kind, index)))
  const { bekannt: known, unbekannt: unknown } = times
  console.log(
    `${each} logins each: known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms in the middle; AUC ${separation(known, unknown).toFixed(3)}`,
  )
})

await Effect.runPromise(
  Effect.provide(
    program,
    Layer.merge(SessionsSql.layer, CatalogSql.layer).pipe(
      Layer.provideMerge(Layer.mergeAll(embedded, PasswordsArgon2.layer(), BotCheckMemory.layer)),
    ),
  ),
)
