import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { addToBasket, cookieHeader, ownPage, send } from "./support/send.ts"

const basket = "/shop/rest/V1/heimwerk/basket"

const post = (path: string, body: object, cookie = "") =>
  Effect.flatMap(MemoryShop, ({ origin }) =>
    Effect.promise(() =>
      send(origin, basket + path, {
        method: "POST",
        headers: { ...ownPage(origin), cookie },
        body: JSON.stringify(body),
      }),
    ),
  )
const voucher = (code: string, cookie?: string) => post("/vouchers", { voucher: code }, cookie)
const codeOf = ({ text }: { readonly text: string }) => JSON.parse(text).code

layer(MemoryShop.layer(), { excludeTestServices: true })("wrong codes of one visitor", (it) => {
  it.effect(
    "T-S9: after ten wrong codes and card numbers, the server refuses even the right voucher code, with or without the session cookie",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const cookie = cookieHeader(
          yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001", quantity: 3 })),
        )
        const wrong = [
          ...(yield* Effect.forEach([1, 2, 3, 4], (n) => voucher(`X${n}`, cookie))),
          ...(yield* Effect.forEach([1, 2, 3], (n) =>
            post("/loyalty-cards", { cardNumber: `${n}` }, cookie),
          )),
          ...(yield* Effect.forEach([1, 2, 3], (n) =>
            post("/employee-cards", { employeeCard: `${n}` }, cookie),
          )),
        ]
        assert.deepStrictEqual(new Set(wrong.map(({ status }) => status)), new Set([422]))
        const right = yield* voucher("HEIMWERK5", cookie)
        assert.deepStrictEqual(
          [right.status, JSON.parse(right.text)],
          [
            429,
            {
              code: "TooManyTries",
              message:
                "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
            },
          ],
        )
        assert.strictEqual(codeOf(yield* voucher("HEIMWERK5")), "TooManyTries")
        const other = yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" }, { cookie }))
        assert.strictEqual(other.status, 200)
      }),
  )
})

layer(MemoryShop.layer(), { excludeTestServices: true })("valid codes of one visitor", (it) => {
  it.effect("valid voucher codes and texts that cannot be a code are not counted as wrong guesses", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const cookie = cookieHeader(yield* Effect.promise(() => addToBasket(origin, { articleId: "1000001" })))
      for (let n = 0; n < 12; n++) {
        assert.strictEqual((yield* voucher("HEIMWERK5", cookie)).status, 200)
        assert.strictEqual(codeOf(yield* voucher(" ", cookie)), "VoucherInvalid")
        assert.strictEqual(codeOf(yield* voucher("WERKSTATT20", cookie)), "VoucherTooEarly")
      }
    }),
  )
})

layer(MemoryShop.layer(), { excludeTestServices: true })("a hundred parallel codes", (it) => {
  it.effect(
    "T-S9: the server checks only ten of a hundred wrong voucher codes that are sent in parallel",
    () =>
      Effect.gen(function* () {
        const answers = yield* Effect.forEach(
          Array.from({ length: 100 }, (_, n) => `X${n}`),
          (code) => voucher(code),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(
          answers.filter((answer) => codeOf(answer) === "VoucherUnknown"),
          10,
        )
      }),
  )
})
