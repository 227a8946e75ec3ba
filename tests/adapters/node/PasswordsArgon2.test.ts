import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"

import { Passwords } from "@heimwerk/adapters/account/Passwords.ts"
import { layer, presentCost } from "@heimwerk/adapters/node/PasswordsArgon2.ts"

const cheap = { memory: 8, passes: 1, parallelism: 1 }
const passwords = (cost = cheap) => Effect.provide(Passwords, layer(cost))
const secret = Redacted.make("Werkbank-2026!")

describe("PasswordsArgon2", () => {
  it("T-S5: new password hashes have the cost that OWASP recommends: 19 MiB, 2 passes, 1 lane", () => {
    assert.deepStrictEqual(presentCost, { memory: 19 * 1024, passes: 2, parallelism: 1 })
  })

  it.effect("T-S5: a password hash has the argon2id format of PHC and a new salt each time", () =>
    Effect.gen(function* () {
      const port = yield* passwords()
      const [one, other] = [yield* port.hash(secret), yield* port.hash(secret)]
      assert.match(one, /^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/u)
      assert.notStrictEqual(one, other)
    }),
  )

  it.effect.each([
    ["the same password", "Werkbank-2026!", true],
    ["a different password", "Werkbank-2026?", false],
    ["the password in lower case", "werkbank-2026!", false],
    ["a blank before the password", " Werkbank-2026!", false],
    ["a blank after the password", "Werkbank-2026! ", false],
    ["an empty text", "", false],
  ] as const)("passwords are compared exactly: %s", ([, typed, isRight]) =>
    Effect.gen(function* () {
      const port = yield* passwords()
      const verdict = yield* port.verify(Redacted.make(typed), yield* port.hash(secret))
      assert.deepStrictEqual(verdict, { isRight, isOutdated: false })
    }),
  )

  it.effect(
    "T-S13: a password of 8 to 80 characters can contain umlauts, combining characters, emoji or only spaces",
    () =>
      Effect.gen(function* () {
        const port = yield* passwords()
        for (const text of [
          "Straße1!",
          "\u00e4".repeat(80),
          "a\u0308".repeat(40),
          "🔨".repeat(80),
          "        ",
        ]) {
          assert.isTrue(
            (yield* port.verify(Redacted.make(text), yield* port.hash(Redacted.make(text)))).isRight,
          )
        }
      }),
  )

  it.effect.each([
    ["NFC", "NFD"],
    ["NFD", "NFC"],
  ] as const)(
    "T-S13: a password is accepted whether its umlauts are composed or decomposed: chosen as %s, typed as %s",
    ([chosen, typed]) =>
      Effect.gen(function* () {
        const port = yield* passwords()
        const passwordIn = (form: string) => Redacted.make("Hämmer-2026!".normalize(form))
        const verdict = yield* port.verify(passwordIn(typed), yield* port.hash(passwordIn(chosen)))
        assert.deepStrictEqual(verdict, { isRight: true, isOutdated: false })
      }),
  )

  it.effect(
    "T-S13: a hash from before passwords were normalized accepts its password with decomposed umlauts, and is reported as outdated",
    () =>
      Effect.gen(function* () {
        const port = yield* passwords()
        const old =
          "$argon2id$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4OWFiY2RlZg$lhAhDxXcAYU1Gse2c21nsbICpeODfWSa5PEHyQNpIVo"
        const verdictOf = (typed: string) => port.verify(Redacted.make(typed), old)
        const right = "Hämmer-2026!".normalize("NFD")
        assert.deepStrictEqual(yield* verdictOf(right), { isRight: true, isOutdated: true })
        assert.isFalse((yield* verdictOf(right.replace("2026", "2027"))).isRight)
      }),
  )

  it.effect("T-S5: a password hash with less than the current cost is reported as outdated", () =>
    Effect.gen(function* () {
      const old = yield* (yield* passwords()).hash(secret)
      for (const cost of [{ memory: 16 }, { passes: 2 }, { parallelism: 2, memory: 16 }]) {
        const port = yield* passwords({ ...cheap, ...cost })
        assert.deepStrictEqual(yield* port.verify(secret, old), { isRight: true, isOutdated: true })
      }
    }),
  )

  it.effect.each([undefined, "", "geheim", "$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g", "$2b$10$x"])(
    "a password is rejected if the stored hash is unreadable or missing: %s",
    (hash) =>
      Effect.gen(function* () {
        const port = yield* passwords()
        assert.isFalse((yield* port.verify(secret, hash)).isRight)
      }),
  )
})
