import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { anna, bilal, codeOf, cookieOf, login, mePath, get, post, typePath } from "../support/account.ts"
import { MemoryShop } from "../support/memoryShop.ts"
import { forward, ShopTime } from "../support/shopTime.ts"
import { sqlWorld } from "../support/sqlWorld.ts"

const wrong = "Falsch-2026!"
const second = 1000
const minute = 60 * second

/** A shop with a test clock. The shop counts login attempts in a database. */
const shop = Layer.suspend(() =>
  MemoryShop.layer({}, { world: sqlWorld() }).pipe(Layer.provideMerge(ShopTime.layer)),
)
const options = { excludeTestServices: true } as const

const statusOf = (email: string, typed: string, headers?: Readonly<Record<string, string>>) =>
  Effect.map(login(email, typed, headers), ({ status }) => status)

layer(shop, options)("wrong passwords", (it) => {
  it.effect(
    "T-S8: logins are refused for 1 s after the fifth wrong password, and twice as long after each further wrong password, up to 15 minutes",
    () =>
      Effect.gen(function* () {
        const waits = [0, 0, 0, 0, ...[1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((n) => n * second), 15 * minute, 15 * minute] // prettier-ignore
        for (const [index, wait] of waits.entries()) {
          const guess = yield* login(anna, wrong)
          assert.strictEqual(guess.status, 401, `guess ${index + 1}`)
          if (wait === 0) continue
          yield* forward(wait - 1)
          const early = yield* login(anna, wrong)
          assert.deepStrictEqual(
            [early.status, codeOf(early)],
            [429, "TooManyTries"],
            `after guess ${index + 1}`,
          )
          yield* forward(1)
        }
        yield* forward("15 minutes")
        assert.strictEqual(yield* statusOf(anna, "Werkbank-2026!"), 200)
        yield* forward("1 minute")
        for (let free = 0; free < 5; free++) assert.strictEqual(yield* statusOf(anna, wrong), 401)
        assert.strictEqual(yield* statusOf(anna, "Werkbank-2026!"), 429)
      }),
  )

  it.effect("T-S8: logins to an unknown address are limited exactly like logins to a known address", () =>
    Effect.gen(function* () {
      yield* forward("1 minute")
      const strangers = ["niemand@kunde.example", "fritz.hagen@kunde.example"]
      const tries = yield* Effect.forEach(strangers, (email) =>
        Effect.forEach([1, 2, 3, 4, 5, 6, 7], () => statusOf(email, wrong)),
      )
      assert.deepStrictEqual(tries, [
        [401, 401, 401, 401, 401, 429, 429],
        [401, 401, 401, 401, 401, 429, 429],
      ])
    }),
  )

  it.effect(
    "T-S8: customers can log in on a known device even while their password is being guessed elsewhere",
    () =>
      Effect.gen(function* () {
        yield* forward("1 hour")
        const device = cookieOf(yield* login(bilal), "heimwerk_device")
        for (let guess = 0; guess < 5; guess++) assert.strictEqual(yield* statusOf(bilal, wrong), 401)
        assert.strictEqual(yield* statusOf(bilal, "Werkbank-2026!"), 429)
        assert.strictEqual(yield* statusOf(bilal, "Werkbank-2026!", { cookie: device }), 200)
        assert.strictEqual(yield* statusOf("clara.voss@kunde.example", wrong, { cookie: device }), 401)
        for (let guess = 0; guess < 5; guess++) yield* statusOf(bilal, wrong, { cookie: device })
        assert.strictEqual(yield* statusOf(bilal, "Werkbank-2026!", { cookie: device }), 429)
      }),
  )

  it.effect(
    "T-S8: the server checks at most 20 logins a minute from one network address, for any accounts",
    () =>
      Effect.gen(function* () {
        yield* forward("1 hour")
        const guesses = Array.from({ length: 60 }, (_, index) =>
          statusOf(`kunde${index}@kunde.example`, wrong),
        )
        const statuses = yield* Effect.all(guesses, { concurrency: 10 })
        assert.lengthOf(
          statuses.filter((status) => status === 401),
          20,
        )
        assert.lengthOf(
          statuses.filter((status) => status === 429),
          40,
        )
        assert.strictEqual(yield* statusOf("dirk.lohse@kunde.example", "Werkbank-2026!"), 429)
        yield* forward("1 minute")
        assert.strictEqual(yield* statusOf("dirk.lohse@kunde.example", "Werkbank-2026!"), 200)
      }),
  )

  it.effect("T-S8: the server checks only five of fifteen parallel guesses of one password", () =>
    Effect.gen(function* () {
      yield* forward("1 hour")
      const guesses = Array.from({ length: 15 }, () => statusOf("elif.arslan@kunde.example", wrong))
      const statuses = yield* Effect.all(guesses, { concurrency: "unbounded" })
      assert.lengthOf(
        statuses.filter((status) => status === 401),
        5,
      )
    }),
  )

  it.effect("T-S10: the server ends a login after 30 minutes without a request", () =>
    Effect.gen(function* () {
      yield* forward("1 hour")
      const answer = yield* login("fritz.hagen@kunde.example")
      const cookie = cookieOf(answer, "heimwerk_session")
      yield* forward("29 minutes")
      assert.include((yield* get(mePath, { cookie })).text, "Fritz")
      yield* forward("30 minutes")
      assert.strictEqual((yield* get(mePath, { cookie })).text, "{}")
    }),
  )
})

const typeOf = (email: string) => post(typePath, { email })

layer(MemoryShop.layer().pipe(Layer.provideMerge(ShopTime.layer)), { excludeTestServices: true })(
  "the e-mail check",
  (it) => {
    it.effect(
      "T-S7: the e-mail check returns the real login type of an address three times an hour, and then the default login type",
      () =>
        Effect.gen(function* () {
          const types = yield* Effect.forEach([1, 2, 3, 4, 5], () => typeOf("elif.arslan@kunde.example"))
          assert.deepStrictEqual(
            types.map(({ text }) => text),
            [3, 3, 3, 1, 1].map((type) => `{"login_type":${type}}`),
          )
          yield* forward("1 hour")
          assert.strictEqual((yield* typeOf("elif.arslan@kunde.example")).text, '{"login_type":3}')
        }),
    )

    it.effect("T-S7: the server answers at most ten e-mail checks a minute from one network address", () =>
      Effect.gen(function* () {
        yield* forward("1 hour")
        const checks = yield* Effect.forEach(
          Array.from({ length: 12 }, (_, index) => `kunde${index}@kunde.example`),
          typeOf,
        )
        assert.deepStrictEqual(
          checks.map(({ status }) => status),
          [...Array.from({ length: 10 }, () => 200), 429, 429],
        )
        yield* forward("1 minute")
        assert.strictEqual((yield* typeOf(bilal)).status, 200)
      }),
    )

    it.effect(
      "T-S7: the e-mail check answers an unknown address exactly like a known address with the default login type",
      () =>
        Effect.gen(function* () {
          yield* forward("1 hour")
          const [known, unknown] = [yield* typeOf(anna), yield* typeOf("niemand@kunde.example")]
          const seen = ({ headers, setCookie, status, text }: typeof known) => {
            const { date: _, ...rest } = headers
            return { headers: rest, setCookie, status, text }
          }
          assert.deepStrictEqual(seen(known), seen(unknown))
        }),
    )
  },
)
