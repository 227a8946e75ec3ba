import { assert, describe, it } from "@effect/vitest"
import { basket } from "@heimwerk/adapters/client/basket.ts"
import { basketCalls } from "@heimwerk/adapters/client/basketCalls.ts"
import { catalog } from "@heimwerk/adapters/client/catalog.ts"
import { createShop } from "@heimwerk/adapters/client/createShop.ts"
import { markets } from "@heimwerk/adapters/client/markets.ts"
import { wishlist } from "@heimwerk/adapters/client/wishlist.ts"
import { basketReasons } from "@heimwerk/core/basket/basketReasons.ts"
import { marketsReasons } from "@heimwerk/core/market/marketsReasons.ts"

import { address, one, recording, silent } from "./support/recording.ts"

const html = { headers: { "content-type": "text/html" } }

/** The error with which the global `fetch` of Node fails. */
const nodeError = (code: string, message: string) =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(message), { code }) })

describe("a client that is not set up correctly", () => {
  it.each([
    ["a page", () => new Response("<html>", html), "status 200 (text/html)"],
    ["a 404 page of another server", () => new Response("", { ...html, status: 404 }), "status 404"],
    ["a 404 document of another server", () => Response.json({ detail: "" }, { status: 404 }), "status 404"],
    ["a gateway that refuses the API key", () => Response.json({}, { status: 401 }), "such as an API key"],
    [
      "a shop of another brand",
      () => Response.json({ code: "NotFound", message: "Diese Adresse gibt es nicht." }, { status: 404 }),
      "Check `origin`, `brand`",
    ],
    [
      "a shop that refuses the origin",
      () => Response.json({ code: "CrossSite", message: "" }, { status: 403 }),
      "ALLOWED_ORIGINS",
    ],
  ])(
    "calls and stores that are answered by %s fail with the code Misconfigured and say what to do",
    async (_, answer, advice) => {
      const { fetch } = recording(answer)
      const reports: Array<string> = []
      const report = (sentence: string) => reports.push(sentence)
      const shop = createShop({ ...address, fetch, report }, { basket, basketCalls, markets, wishlist })
      const failures = [
        await shop.markets.all(),
        await shop.basketCalls.add(one),
        await shop.basket.add(one),
        await shop.wishlist.load(),
      ]
      for (const failure of failures) {
        assert.nestedPropertyVal(failure, "error.code", "Misconfigured")
        assert.notNestedProperty(failure, "error.isOffline")
        const detail = failure.ok ? "" : failure.error.detail
        assert.include(detail, advice)
        assert.include(reports, detail)
      }
      assert.nestedPropertyVal(failures[0], "error.message", marketsReasons.Unavailable.message)
      assert.nestedPropertyVal(failures[2], "error.message", basketReasons.Unavailable.message)
    },
  )

  it.each([
    ["ENOTFOUND", "getaddrinfo ENOTFOUND shop.example"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "Hostname/IP does not match certificate's altnames"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "self-signed certificate in certificate chain"],
    ["ERR_SSL_WRONG_VERSION_NUMBER", "wrong version number"],
  ])(
    "a request that Node cannot send because of %s fails with the code Misconfigured",
    async (code, text) => {
      const { fetch } = recording(() => Promise.reject(nodeError(code, text)))
      const shop = createShop({ ...address, fetch }, { basket, markets })
      assert.deepStrictEqual(await shop.markets.all(), {
        ok: false,
        error: {
          code: "Misconfigured",
          message: marketsReasons.Unavailable.message,
          detail: `GET https://shop.example/public/api/markets: ${code}: ${text}. Check \`origin\`, its DNS entry and its certificate.`,
        },
      })
      assert.nestedPropertyVal(await shop.basket.add(one), "error.code", "Misconfigured")
    },
  )
})

describe("failures of a client that is set up correctly", () => {
  it("an unreachable shop says which request failed and why, also in the stores, and nothing is reported", async () => {
    const { fetch } = recording(() => Promise.reject(nodeError("ECONNREFUSED", "connect 127.0.0.1:9")))
    const reports: Array<string> = []
    const report = (sentence: string) => reports.push(sentence)
    const shop = createShop({ ...address, fetch, report }, { basket, markets })
    for (const answer of [await shop.markets.all(), await shop.basket.load()]) {
      assert.nestedPropertyVal(answer, "error.code", "Unavailable")
      assert.nestedPropertyVal(answer, "error.isOffline", true)
      assert.match(
        answer.ok ? "" : (answer.error.detail ?? ""),
        /^GET https:\/\/shop\.example\/.*: ECONNREFUSED: connect 127\.0\.0\.1:9\. /u,
      )
    }
    assert.isEmpty(reports)
  })

  it("a call without an answer says that the time limit has passed", async () => {
    const shop = createShop({ ...address, fetch: silent, timeout: 1 }, { markets })
    const answer = await shop.markets.all()
    assert.nestedPropertyVal(
      answer,
      "error.detail",
      "GET https://shop.example/public/api/markets: no answer within the time limit.",
    )
  })

  it.each([
    ["NotFound", 404, { error: "NotFound", errorDescription: "Diesen Artikel gibt es nicht." }],
    ["Unavailable", 422, { code: "NewerThanThisClient", message: "Neu" }],
    ["Unavailable", 422, { success: false }],
    ["Unavailable", 503, undefined],
  ])("a refusal of the shop keeps the code %s with status %d", async (code, status, body) => {
    const { fetch } = recording(() =>
      body === undefined ? new Response("<html>", { ...html, status }) : Response.json(body, { status }),
    )
    const shop = createShop({ ...address, fetch }, { catalog })
    assert.nestedPropertyVal(await shop.catalog.detail("1000001"), "error.code", code)
  })

  it("an answer of another shape says which field cannot be read", async () => {
    const { fetch } = recording(() => Response.json({ markets: "closed" }))
    const answer = await createShop({ ...address, fetch }, { markets }).markets.all()
    assert.nestedPropertyVal(answer, "error.code", "Unavailable")
    assert.nestedPropertyVal(
      answer,
      "error.detail",
      "The answer of /public/api/markets cannot be read at markets",
    )
  })

  it.each([
    ["VoucherNotCombinable", "with the unknown code VoucherNotCombinable."],
    ["anna@kunde.example: gesperrt", "with an unreadable body."],
  ])(
    "an answer of a newer shop with the code %s names the status, also in the store, and is reported without data of visitors",
    async (code, text) => {
      const { fetch } = recording(() => Response.json({ code, message: "Neu" }, { status: 409 }))
      const reports: Array<string> = []
      const report = (sentence: string) => reports.push(sentence)
      const shop = createShop({ ...address, fetch, report }, { basket, basketCalls })
      for (const answer of [await shop.basketCalls.add(one), await shop.basket.add(one)]) {
        assert.nestedPropertyVal(answer, "error.code", "Unavailable")
        assert.notNestedProperty(answer, "error.isOffline")
        const detail = `POST https://shop.example/shop/rest/V1/:brand/basket/items: status 409 ${text}`
        assert.nestedPropertyVal(answer, "error.detail", detail)
        assert.include(reports, detail)
      }
    },
  )

  it("an answer of a shop that is busy is not reported and has no detail", async () => {
    const { fetch } = recording(() => Response.json({ code: "Unavailable", message: "" }, { status: 503 }))
    const reports: Array<string> = []
    const shop = createShop({ ...address, fetch, report: (sentence) => reports.push(sentence) }, { markets })
    const answer = await shop.markets.all()
    assert.notNestedProperty(answer, "error.detail")
    assert.isEmpty(reports)
  })
})
