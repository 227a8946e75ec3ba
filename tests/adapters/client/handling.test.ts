import { assert, describe, it } from "@effect/vitest"
import { account } from "@heimwerk/adapters/client/account.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { profile } from "@heimwerk/adapters/client/profile.ts"
import { emailChange, passwordReset } from "@heimwerk/adapters/client/registration.ts"
import { stocks } from "@heimwerk/adapters/client/stocks.ts"

import { address, recording } from "./support/recording.ts"

const nouns = { account, emailChange, passwordReset, profile, stocks }

/** Returns a client whose shop answers each request with status 503, and the requests that the client sends. */
const busyShop = () => {
  const { fetch, requests } = recording(() => Response.json({}, { status: 503 }))
  return { shop: createShop({ ...address, fetch }, nouns), requests }
}

type Shop = ReturnType<typeof busyShop>["shop"]

const once: ReadonlyArray<readonly [name: string, call: (shop: Shop) => Promise<unknown>]> = [
  [
    "a new password by a mailed link",
    (shop) => shop.passwordReset.redeemReset({ token: "t", password: "p" }),
  ],
  ["a new e-mail address by a mailed link", (shop) => shop.emailChange.confirmEmail({ token: "t" })],
  ["the check of an e-mail address", (shop) => shop.account.loginType({ email: "a@b.de" })],
  ["a changed password", (shop) => shop.profile.changePassword({ old: "o", next: "n" })],
  ["the deletion of an account", (shop) => shop.profile.deleteAccount({ password: "p" })],
]

describe("requests of the client to a busy shop", () => {
  it.each(once)(
    "the client sends a request without an idempotency key to a busy shop only once: %s",
    async (_, call) => {
      const { requests, shop } = busyShop()
      await call(shop)
      assert.deepStrictEqual(
        requests.map(({ headers }) => headers.get("idempotency-key")),
        [null],
      )
    },
  )

  it("the client sends a stock request to a busy shop three times, because this POST request only reads", async () => {
    const { requests, shop } = busyShop()
    await shop.stocks.availability({ articleIds: ["1000001"] })
    assert.lengthOf(requests, 3)
  })
})

describe("the export of a customer's data", () => {
  it("the client keeps the fields that are null in the export of a customer's data", async () => {
    const rows = { customer: [{ phone: null }] }
    const { fetch } = recording(() => Response.json(rows))
    assert.deepStrictEqual(await createShop({ ...address, fetch }, nouns).profile.exportData(), {
      ok: true,
      value: rows,
    })
  })
})
