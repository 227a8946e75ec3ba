import { assert, describe, it } from "@effect/vitest"
import { accessLog } from "@heimwerk/server/http/accessLog.ts"
import { Effect, Logger } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { TestClock } from "effect/testing"

describe("the access log", () => {
  it.effect(
    "the access log contains method, path, status and duration of a request, and no personal data",
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
})
