import { assert, describe, it } from "@effect/vitest"
import { Retailer } from "@heimwerk/core/retailer/Retailer.ts"
import * as Effect from "effect/Effect"

describe("the retailer", () => {
  it.effect("a shop without a configured retailer belongs to the company of the demonstration", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Retailer, {
        name: "Heimwerk Baumarkt GmbH",
        street: "Werkbankallee 1",
        city: "50667 Köln",
        email: "service@heimwerk.example",
        phone: "0221 5550100",
        register: "Amtsgericht Köln, HRB 000000",
        vatId: "DE000000000",
        origin: "http://localhost:4173",
      })
    }),
  )
})
