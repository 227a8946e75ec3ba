import { assert, layer } from "@effect/vitest"
import { consentServices } from "@heimwerk/core/consent/catalogue.ts"
import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { Effect } from "effect"

import { anna, login, post } from "./support/account.ts"
import { keptConsents, MemoryShop } from "./support/memoryShop.ts"
import { cookieHeader, send } from "./support/send.ts"

const record: ConsentRecord = {
  consents: consentServices.map(({ key, name }) => ({ name, consent: key === "maps" })),
  customerId: "cs-10001",
  source: "website",
  ucUserId: "browser-1",
  timestamp: "2026-11-21T08:00:00Z",
}

const save = (body: object, headers?: Readonly<Record<string, string>>) =>
  post("/cookie-consent/consents", body, headers)

const annaLoggedIn = Effect.map(login(anna), (answer) => ({ cookie: cookieHeader(answer) }))

layer(MemoryShop.layer(), { excludeTestServices: true })("consent records on the wire", (it) => {
  it.effect(
    "T-P6: a consent that a logged-in customer sends twice with one idempotency key is stored once, and the answer is not cached",
    () =>
      Effect.gen(function* () {
        const before = keptConsents.length
        const session = yield* annaLoggedIn
        const answer = yield* save(record, { ...session, "idempotency-key": "k1" })
        yield* save(record, { ...session, "idempotency-key": "k1" })
        assert.deepStrictEqual([answer.status, answer.text], [204, ""])
        assert.strictEqual(answer.headers["cache-control"], "no-store")
        assert.deepStrictEqual(keptConsents.slice(before), [record])
      }),
  )

  it.effect("T-P6: the server refuses a consent record without a login or for another customer", () =>
    Effect.gen(function* () {
      const before = keptConsents.length
      const session = yield* annaLoggedIn
      for (const [body, headers] of [
        [record, {}],
        [{ ...record, customerId: "cs-10002" }, session],
      ] as const) {
        const answer = yield* save(body, headers)
        assert.deepStrictEqual([answer.status, JSON.parse(answer.text).code], [403, "NotTheCustomer"])
      }
      assert.lengthOf(keptConsents, before)
    }),
  )

  it.effect("the server refuses an invalid consent record", () =>
    Effect.gen(function* () {
      const session = yield* annaLoggedIn
      const tooMany = Array.from({ length: 201 }, () => ({ name: "x", consent: true }))
      for (const wrong of [
        {},
        { ...record, timestamp: "gestern" },
        { ...record, source: "fax" },
        { ...record, consents: [{ name: "", consent: true }] },
        { ...record, consents: tooMany },
        { ...record, ucUserId: "x".repeat(129) },
      ]) {
        assert.strictEqual((yield* save(wrong, session)).status, 400)
      }
    }),
  )

  it.effect("the server answers a GET of the consent records with 404", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const answer = yield* Effect.promise(() => send(origin, "/cookie-consent/consents"))
      assert.deepStrictEqual([answer.status, answer.headers["content-type"]?.includes("json")], [404, true])
    }),
  )
})

layer(MemoryShop.layer(), { excludeTestServices: true })("the rate limit of consent records", (it) => {
  it.effect("the server refuses the 61st consent record that one network address sends within an hour", () =>
    Effect.gen(function* () {
      for (let tries = 0; tries < 60; tries++) assert.strictEqual((yield* save(record)).status, 403)
      assert.strictEqual((yield* save(record)).status, 429)
    }),
  )
})
