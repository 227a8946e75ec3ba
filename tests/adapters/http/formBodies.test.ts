import { assert, describe, it } from "@effect/vitest"
import { CraftsmanBody, fromCraftsmanBody } from "@heimwerk/adapters/http/contract/forms/bodies.ts"
import { answersOf } from "@heimwerk/core/forms/attempts.ts"
import { craftsmanEntries } from "@heimwerk/core/forms/payload.ts"
import { Schema } from "effect"

import { contact, market } from "../../core/forms/samples.ts"

describe("the body of a request form", () => {
  it("a request that is read from its body has the same text for its fingerprint as the request that was sent", () => {
    const request = {
      contact,
      marketId: market.id,
      rooms: [{ area: "dach", activities: ["dachrinne-erneuern"], message: "" }],
      token: "token",
    }
    const body = Schema.decodeUnknownSync(CraftsmanBody)(Object.fromEntries(craftsmanEntries(request)))
    assert.strictEqual(answersOf(fromCraftsmanBody(body)), answersOf(request))
  })
})
