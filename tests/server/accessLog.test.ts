import { assert, describe, it } from "@effect/vitest"
import { accessLog } from "@heimwerk/server/http/accessLog.ts"
import { Effect, Logger } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { TestClock } from "effect/testing"

describe("the access log", () => {
  it.effect(
    "the access log contains the method, path, status and duration of a request, and no personal data",
    () => {
      const lines: Array<string> = []
      const collect = Logger.make(({ message }) => void lines.push(String(message)))
      const request = HttpServerRequest.fromWeb(
        new Request("http://shop.local/maerkte?suche=GEHEIM&enteredEmail=GEHEIM#GEHEIM", {
          headers: { cookie: "heimwerk_session=GEHEIM", "x-forwarded-for": "GEHEIM", referer: "GEHEIM" },
        }),
      )
      const answer = Effect.as(TestClock.adjust("12 millis"), HttpServerResponse.empty({ status: 204 }))
      return Effect.gen(function* () {
        assert.strictEqual((yield* accessLog(request, answer)).status, 204)
        assert.deepStrictEqual(lines, ["GET /maerkte 204 12ms"])
      }).pipe(Effect.provide(Logger.layer([collect])))
    },
  )

  it.effect.each([
    ["/shop/rest/V1/heimwerk/customers/me/orders/HW-100200", "/shop/rest/V1/heimwerk/customers/me/orders/*"],
    ["/shop/rest/V1/heimwerk/customers/me/addresses/0b6f2c1e-1111-4222-8333-444455556666", "/shop/rest/V1/heimwerk/customers/me/addresses/*"],
    ["/bestellung/HW-100200/AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQ", "/bestellung/*/*"],
    ["/anna.berg@kunde.example", "/*"],
    ["/anna.berg%40kunde.example/x", "/*/*"],
    ["/s/anna%20berg", "/s/*"],
    ["/s/anna/berg", "/s/*"],
    ["/rest/v4/search/cirax?query=anna", "/rest/v4/search/*"],
    ["/Capture/Interactive/Find/v1.10/json3.ws", "/Capture/Interactive/Find/v1.10/json3.ws"],
    ["/maria-schmidt", "/*"],
    ["/bestellung/kanarienvogel/kanarienvogel", "/bestellung/*/*"],
    ["/ui/js/entry-a1b2c3.js", "/ui/js/entry-a1b2c3.js"],
    ["/ui/anna@kunde.example", "/ui/*"],
  ] as const)("the access log contains the path %s without identifiers", ([url, path]) => {
    const lines: Array<string> = []
    const collect = Logger.make(({ message }) => void lines.push(String(message)))
    const request = HttpServerRequest.fromWeb(new Request(`http://shop.local${url}`))
    return Effect.gen(function* () {
      yield* accessLog(request, Effect.succeed(HttpServerResponse.empty({ status: 204 })))
      assert.deepStrictEqual(lines, [`GET ${path} 204 0ms`])
    }).pipe(Effect.provide(Logger.layer([collect])))
  }) // prettier-ignore

  it.effect.each([
    "/ui/anna-berg",
    "/ui/js/anna-berg.js",
    "/anna-berg",
    "/anna-berg/ui",
    "/maerkte/anna-berg",
    "http://anna-berg/ui/anna-berg",
    "//anna-berg/maerkte",
  ])("the access log does not contain the unknown name in the address %s", (url) => {
    const lines: Array<string> = []
    const collect = Logger.make(({ message }) => void lines.push(String(message)))
    const request = Object.assign(HttpServerRequest.fromWeb(new Request("http://shop.local")), { url })
    return Effect.gen(function* () {
      yield* accessLog(request, Effect.succeed(HttpServerResponse.empty({ status: 404 })))
      assert.notInclude(lines.join(), "anna")
    }).pipe(Effect.provide(Logger.layer([collect])))
  })
})
