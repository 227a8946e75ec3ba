import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { faultyBackend } from "../../conformance/support/faultyBackend.ts"
import { json } from "../../conformance/support/mutations.ts"
import { MemoryShop } from "../../server/support/memoryShop.ts"
import { ask } from "../support/ask.ts"
import { isLong } from "../../support/size.ts"

const check = (origin: string, ...options: ReadonlyArray<string>) =>
  ask("contract", "check", "--origin", origin, ...options)

const twice = {
  name: "lists a market twice",
  check: "markets.list",
  answer: json<{ readonly markets: ReadonlyArray<unknown> }>("GET /public/api/markets", ({ markets }) => ({
    markets: [...markets, ...markets.slice(0, 1)],
  })),
}

describe("heimwerk contract check", () => {
  it.live(
    "the contract check exits with code 0 for a correct backend and with code 1 for a faulty backend",
    () =>
      Effect.gen(function* () {
        const { origin } = yield* MemoryShop
        const correct = yield* check(origin, "--only", "markets")
        assert.deepStrictEqual(
          [correct.code, correct.stdout.split("\n")],
          [
            0,
            [
              "Prüfung        Ergebnis  Regel",
              "markets.list   ok        Jede Marktnummer und jede Marktseite kommt einmal vor.",
              "markets.hours  ok        Öffnungszeiten eines Tages sind geordnet und überschneiden sich nicht.",
              "",
              "2 Prüfungen, 0 mit Fehlern",
            ],
          ],
        )
        const faulty = yield* faultyBackend(origin, twice)
        const { code, stdout } = yield* check(faulty, "--only", "markets.list")
        assert.strictEqual(code, 1)
        assert.match(stdout, /^markets\.list +Fehler +Jede Marktnummer/mu)
        assert.match(stdout, /\nBefunde\n- markets\.list: Eine Marktnummer ist doppelt\.\n/u)
        const asJson = yield* check(faulty, "--only", "markets.list", "--format", "json")
        assert.deepInclude(JSON.parse(asJson.stdout)[0], { id: "markets.list", state: "failed" })
        const junit = yield* check(faulty, "--only", "markets.list", "--format", "junit")
        assert.match(junit.stdout, /<testsuite [^>]*failures="1"/u)
        assert.strictEqual(junit.code, 1)
      }).pipe(Effect.provide(MemoryShop.layer()), Effect.scoped),
  )

  it.live.runIf(isLong)("the contract check sends commands only with --write", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const methods = new Set<string>()
      const watched = yield* faultyBackend(origin, {
        name: "records paths",
        check: "none",
        request: (sent) => {
          methods.add(`${sent.method} ${sent.url}`)
          return sent
        },
      })
      yield* check(watched)
      const sent = [...methods].filter((each) => !each.startsWith("GET "))
      // The stock of articles is read with POST, because the request contains a list of articles.
      assert.deepStrictEqual(sent, ["POST /shop/rest/V1/heimwerk/stocks/availability"])
      yield* check(watched, "--write", "--only", "wishlist.change")
      assert.include([...methods], "POST /shop/rest/V1/heimwerk/wishlist/items")
    }).pipe(Effect.provide(MemoryShop.layer()), Effect.scoped),
  )

  it.live(
    "the contract check fails for a missing address, an unreachable backend, an unknown check, and a writing check without --write",
    () =>
      Effect.gen(function* () {
        const missing = yield* ask("contract", "check")
        assert.deepStrictEqual(
          [missing.code, missing.stderr],
          [2, ["Die Option --origin fehlt. Mehr mit: heimwerk contract check --help"]],
        )
        const silent = yield* check("http://127.0.0.1:9")
        assert.strictEqual(silent.code, 1)
        assert.match(silent.stderr.join(), /^Der Shop unter http:\/\/127\.0\.0\.1:9 ist nicht erreichbar/u)
        const { origin } = yield* MemoryShop
        const unknown = yield* check(origin, "--only", "gibt-es-nicht")
        assert.deepStrictEqual(
          [unknown.code, unknown.stderr],
          [2, ["Eine Prüfung mit diesem Namen gibt es nicht. Alle Namen zeigt der Befehl ohne --only."]],
        )
        const writing = yield* check(origin, "--only", "basket.sums")
        assert.deepStrictEqual(
          [writing.code, writing.stderr],
          [2, ["Die gewählten Prüfungen brauchen --write."]],
        )
      }).pipe(Effect.provide(MemoryShop.layer()), Effect.scoped),
  )
})
