import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { accountsOver } from "@heimwerk/adapters/account/accountsOver.ts"
import * as BotCheckMemory from "@heimwerk/adapters/memory/BotCheckMemory.ts"
import * as PasswordsArgon2 from "@heimwerk/adapters/node/PasswordsArgon2.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { Redacted } from "effect"

import { makeTokens } from "../../support/tokens.ts"
import { anna, bilal, checkoutPath, login, password, post } from "../support/account.ts"
import { makeAccountStore } from "../support/accountStoreMemory.ts"
import { MemoryShop } from "../support/memoryShop.ts"

const seen = (answer: Effect.Success<ReturnType<typeof login>>) => {
  const { date: _, ...headers } = answer.headers
  return { ...answer, headers }
}

layer(MemoryShop.layer(), { excludeTestServices: true })("known and unknown addresses", (it) => {
  it.effect(
    "T-S6: failed logins with a known and with an unknown address get the same answer, including all headers except the date",
    () =>
      Effect.gen(function* () {
        const wrong = { password: "Falsch-2026!" }
        const answers = [
          yield* login(anna, wrong.password),
          yield* login("niemand@kunde.example", wrong.password),
          yield* login("niemand@kunde.example", password),
          yield* post(checkoutPath, { email: bilal, ...wrong }),
          yield* post(checkoutPath, { email: "keiner@kunde.example", ...wrong }),
        ]
        const [first, ...others] = answers.map(seen)
        for (const other of others) assert.deepStrictEqual(other, first)
        assert.deepStrictEqual(
          [first?.status, first?.setCookie, JSON.parse(first?.text ?? "")],
          [
            401,
            [],
            {
              code: "InvalidCredentials",
              message:
                "Die E-Mail-Adresse oder das Passwort stimmen nicht mit den bei uns hinterlegten Daten überein. Bitte prüfe deine Angaben und versuche es erneut.",
            },
          ],
        )
      }),
  )
})

/** Records the hashes with which passwords are compared, and changes nothing else. */
const counted = (asked: Array<string | undefined>) =>
  Layer.effect(
    Passwords,
    Effect.map(Passwords, (passwords) => ({
      hash: (typed: Redacted.Redacted) => passwords.hash(typed),
      verify: (typed: Redacted.Redacted, hash: string | undefined) =>
        Effect.suspend(() => {
          asked.push(hash)
          return passwords.verify(typed, hash)
        }),
    })),
  ).pipe(Layer.provide(PasswordsArgon2.layer({ memory: 8, passes: 1, parallelism: 1 })))

const asked: Array<string | undefined> = []
const rules = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

layer(Layer.merge(counted(asked), BotCheckMemory.layer))("duration of a login", (it) => {
  it.effect("T-S6: one password hash is verified per login, for known and unknown addresses", () =>
    Effect.gen(function* () {
      const { store } = yield* makeAccountStore({
        listsOf: Effect.succeed,
        merge: () => Effect.void,
      })
      const accounts = yield* accountsOver(store, makeTokens().tokens, rules)
      for (const email of [anna, "niemand@kunde.example"]) {
        asked.length = 0
        const credentials = { email: Email.make(email), password: Redacted.make("Falsch-2026!") }
        yield* Effect.flip(accounts.login(credentials))
        assert.lengthOf(asked, 1, email)
      }
      assert.deepStrictEqual(asked, [undefined])
    }),
  )

  it.effect(
    "T-S5: a login hashes the password again when the stored hash has a lower cost than the current cost",
    () =>
      Effect.gen(function* () {
        const { store } = yield* makeAccountStore({ listsOf: Effect.succeed, merge: () => Effect.void })
        const hashOf = Effect.map(store.byEmail(Email.make(anna)), (known) => known?.passwordHash)
        const { tokens } = makeTokens()
        const credentials = { email: Email.make(anna), password: Redacted.make(password) }
        const before = yield* hashOf
        yield* (yield* accountsOver(store, tokens, rules)).login(credentials)
        assert.strictEqual(yield* hashOf, before)
        const dearer = yield* Effect.provide(
          accountsOver(store, tokens, rules),
          PasswordsArgon2.layer({ memory: 16, passes: 2, parallelism: 1 }),
        )
        yield* dearer.login(credentials)
        assert.match((yield* hashOf) ?? "", /^\$argon2id\$v=19\$m=16,t=2,p=1\$/u)
        yield* dearer.login(credentials)
      }),
  )
})
