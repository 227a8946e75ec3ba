import { assert, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"

import { customers } from "@heimwerk/fixtures/customers.ts"

import { codeOf, get, post, typePath } from "../support/account.ts"
import * as OutboxMemory from "@heimwerk/adapters/memory/OutboxMemory.ts"
import { MemoryShop, memoryWorld } from "../support/memoryShop.ts"
import { forward, ShopTime } from "../support/shopTime.ts"
import * as visitorsMemory from "../support/visitorsMemory.ts"

const compatible = { botCheckEnabled: false, botCheckAtLoginType: false, tellsLoginType: true }

const shop = (rules: Partial<typeof compatible>) =>
  MemoryShop.layer(
    {},
    {
      world: Layer.merge(
        memoryWorld,
        visitorsMemory
          .layerWith({ ...compatible, ...rules })
          .pipe(Layer.provide([memoryWorld, OutboxMemory.layer()])),
      ),
    },
  ).pipe(Layer.provideMerge(ShopTime.layer))

layer(shop({ tellsLoginType: false }), { excludeTestServices: true })(
  "a shop whose e-mail check hides login types",
  (it) => {
    it.effect(
      "T-S7: when the shop hides login types, the e-mail check gives the same answer for every address, including the addresses of customers",
      () =>
        Effect.gen(function* () {
          const strangers = Array.from({ length: 50 }, (_, index) => `kunde${index}@kunde.example`)
          const answers = new Set<string>()
          for (const email of [...customers.map((customer) => customer.email), ...strangers]) {
            const { setCookie, status, text } = yield* post(typePath, { email })
            answers.add(JSON.stringify({ status, text, setCookie }))
            yield* forward("6 seconds")
          }
          assert.deepStrictEqual(
            [...answers],
            [JSON.stringify({ status: 200, text: '{"login_type":1}', setCookie: [] })],
          )
        }),
    )
  },
)

layer(shop({ botCheckEnabled: true, botCheckAtLoginType: true }), { excludeTestServices: true })(
  "a shop whose e-mail check needs a bot check",
  (it) => {
    it.effect(
      "the account configuration reports that the bot check is enabled in general and for the e-mail check",
      () =>
        Effect.gen(function* () {
          assert.deepStrictEqual(JSON.parse((yield* get("/shop/rest/V1/heimwerk/customer/config")).text), [
            { turnstile_enabled: true, turnstile_form_login_type_enabled: true },
          ])
        }),
    )

    it.effect(
      "T-S7: the e-mail check refuses a request without a valid bot check token, for known and unknown addresses",
      () =>
        Effect.gen(function* () {
          for (const email of ["elif.arslan@kunde.example", "niemand@kunde.example"])
            for (const token of [undefined, "", "erfunden"]) {
              const answer = yield* post(typePath, {
                email,
                ...(token === undefined ? {} : { turnstile_token: token }),
              })
              assert.deepStrictEqual([answer.status, codeOf(answer)], [422, "NotConfirmed"])
            }
        }),
    )
  },
)
