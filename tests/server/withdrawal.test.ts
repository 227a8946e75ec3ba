import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop, sentMails } from "./support/memoryShop.ts"
import { ownPage, send } from "./support/send.ts"

const declared = { name: "Anna Berg", contract: "HW-100200", email: "anna.berg@kunde.example" }

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, "/public/api/withdrawals", {
        method: "POST",
        headers: { ...ownPage(origin), ...headers },
        body: JSON.stringify(body),
      }),
    ),
  )

layer(MemoryShop.layer(), { excludeTestServices: true })("a withdrawal on the wire", (it) => {
  it.effect(
    "T-L4: a withdrawal that is sent twice without a session causes only one mail and starts no session, and its answer is not cached",
    () =>
      Effect.gen(function* () {
        const before = sentMails.length
        const answer = yield* post(declared, { "idempotency-key": "k1" })
        const again = yield* post(declared, { "idempotency-key": "k1" })
        assert.strictEqual(answer.status, 201)
        assert.match(answer.text, /^\{"number":"W-[0-9A-F]{12}","receivedAt":\d{13}\}$/u)
        assert.deepStrictEqual([answer.text, answer.setCookie], [again.text, []])
        assert.strictEqual(answer.headers["cache-control"], "no-store")
        assert.deepStrictEqual(
          sentMails.slice(before).map(({ to }) => String(to)),
          ["anna.berg@kunde.example"],
        )
      }),
  )

  it.effect.each([
    ["with a blank name", { ...declared, name: " " }],
    ["without a contract", { ...declared, contract: "" }],
    ["with an invalid e-mail address", { ...declared, email: "anna" }],
    ["with a missing field", { name: "Anna", email: "anna.berg@kunde.example" }],
    ["with a note of 2,001 characters", { ...declared, note: "x".repeat(2001) }],
    ["sent as a list", [declared]],
  ] as const)("the server refuses a withdrawal %s, and its answer has a German message", ([, body]) =>
    Effect.gen(function* () {
      const { status, text } = yield* post(body)
      assert.strictEqual(status, 400)
      assert.match(text, /"message":"[A-ZÄÖÜ]/u)
    }),
  )

  it.effect("the server answers too many withdrawals with 429", () =>
    Effect.gen(function* () {
      const answers = yield* Effect.forEach(Array.from({ length: 20 }), () => post(declared))
      const last = answers.at(-1)
      assert.strictEqual(last?.status, 429)
      assert.include(last?.text, "Bitte versuche es in einer Stunde noch einmal.")
    }),
  )
})
