import { assert, describe, it } from "@effect/vitest"
import { Retailer, type RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import * as Effect from "effect/Effect"
import * as Struct from "effect/Struct"

const invented: Readonly<
  Record<Exclude<keyof RetailerIdentity, "brand" | "requestMailbox" | "terms">, RegExp>
> = {
  name: /^Heimwerk .+ GmbH$/u,
  street: /^Werk.+ \d+$/u,
  city: /^\d{5} .+$/u,
  email: /@heimwerk\.example$/u,
  phone: /^0221 55\d+$/u,
  register: /^Amtsgericht .+, HRB 0+$/u,
  vatId: /^DE0{9}$/u,
  origin: /^http:\/\/localhost:\d+$/u,
}

describe("the retailer", () => {
  it.effect("a shop without a configured retailer belongs to a visibly invented company", () =>
    Effect.gen(function* () {
      const retailer = yield* Retailer
      for (const name of Struct.keys(invented)) assert.match(retailer[name], invented[name], name)
    }),
  )
})
