import { assert, describe, it } from "@effect/vitest"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { forms } from "@heimwerk/adapters/client/forms.ts"

import { address, recording } from "./support/recording.ts"

const request = {
  contact: {
    salute: "Frau",
    firstName: "Ada",
    lastName: "Berg",
    email: "ada.berg@kunde.example",
    phone: "0221 123456",
    address: "Hafenweg 10",
    postalCode: "24103",
    city: "Kiel",
  },
  marketId: "520",
  token: "t",
  rooms: [],
}

describe("receipts of request forms", () => {
  it.each([
    ["a text", { id: "K-4711" }, "K-4711"],
    ["a number", { id: 4711 }, "4711"],
    ["null", { id: null }, ""],
    ["missing", {}, ""],
  ])(
    "an accepted request is a success if the id in the backend's answer is %s, because a retry would send the request twice",
    async (_, answer, id) => {
      const { fetch } = recording(() => Response.json({ success: true, ...answer }))
      const shop = createShop({ ...address, fetch }, { forms })
      assert.deepStrictEqual(await shop.forms.craftsman(request), { ok: true, value: { id } })
    },
  )

  it("an answer without success is a failure, even if it has an id", async () => {
    const { fetch } = recording(() => Response.json({ success: false, id: "K-4711" }))
    const shop = createShop({ ...address, fetch }, { forms })
    assert.isFalse((await shop.forms.craftsman(request)).ok)
  })
})
