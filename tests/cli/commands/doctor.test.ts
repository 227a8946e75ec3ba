import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { createServer } from "node:https"
import { join } from "node:path"

import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as CatalogMemory from "@heimwerk/adapters/memory/CatalogMemory.ts"
import * as MarketsMemory from "@heimwerk/adapters/memory/MarketsMemory.ts"
import type { Market } from "@heimwerk/core/market/Market.ts"
import { isPublicHoliday } from "@heimwerk/core/promise/publicHolidays.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { dateOfDay, dayNumber } from "@heimwerk/core/values/calendar.ts"
import { Clock, Effect, Layer } from "effect"

import { MemoryShop, memoryWorld } from "../../server/support/memoryShop.ts"
import { temporaryDirectory } from "../../support/database.ts"
import { freePort } from "../../support/freePort.ts"
import { smallWorld } from "../../support/smallWorld.ts"
import { alteredShop, originOf } from "../support/alteredShop.ts"
import { ask } from "../support/ask.ts"
import { readFindings } from "../support/findings.ts"
import { isLong } from "../../support/size.ts"

afterEach(() => {
  vi.unstubAllEnvs()
})

/**
 * Runs `heimwerk doctor` or `status` for the shop at an address. Returns the exit code and the findings by
 * the name of their check.
 */
const examine = Effect.fnUntraced(function* (command: "doctor" | "status", origin: string) {
  vi.stubEnv("DATA_DIR", yield* temporaryDirectory)
  return readFindings(yield* ask(command, "--origin", origin, "--json"))
})

/** Returns markets with a special day for every public holiday of the next year, so that nothing is wrong with them. */
const completeMarkets = Effect.map(Clock.currentTimeMillis, (now): ReadonlyArray<Market> => {
  const year = Number(berlinTime(now).date.slice(0, 4)) + 1
  const days = Array.from({ length: 366 }, (_, index) => dayNumber(`${year}-01-01`) + index)
  const closed = days
    .filter((day) => isPublicHoliday(day))
    .map((day) => ({ date: dateOfDay(day), label: "Feiertag", type: "holiday" as const, value: {} }))
  return smallWorld.markets.map((market) => ({
    ...market,
    specialOpeningTimes: [...market.specialOpeningTimes, ...closed],
  }))
})

/** A picture that the shop draws. The products of the small world have none. */
const image = "/bilder/hammer/front-oak-300g-cross.webp"

const assortment = {
  ...smallWorld.assortment,
  articles: smallWorld.assortment.articles.map((article) => ({
    ...article,
    product: { ...article.product, image },
  })),
}

type Parts = Parameters<typeof MemoryShop.layer>[1]

/**
 * Starts a shop with the given markets, assortment and services, and returns its origin. The defaults have no
 * problem that `doctor` could find.
 */
const shopWith = Effect.fnUntraced(function* (
  wrong: {
    readonly markets?: ReadonlyArray<Market>
    readonly assortment?: typeof smallWorld.assortment
  } = {},
  parts: Parts = {},
) {
  const markets = wrong.markets ?? (yield* completeMarkets)
  const world = Layer.mergeAll(
    memoryWorld,
    MarketsMemory.layer(markets),
    CatalogMemory.layer(wrong.assortment ?? assortment),
  )
  const { origin } = yield* Effect.map(
    Layer.build(Layer.fresh(MemoryShop.layer({}, { ...parts, world }))),
    (built) => Effect.runSync(Effect.provideContext(MemoryShop, built)),
  )
  return origin
})

/** Starts a TLS server with a self-signed certificate that expires in 5 days, and returns its origin. */
const tlsServer = Effect.fnUntraced(function* () {
  const folder = yield* temporaryDirectory
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "5", "-subj", "/CN=127.0.0.1"]
  execFileSync("openssl", [...made, "-keyout", key, "-out", cert], { stdio: "ignore" })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) =>
    response.end("{}"),
  )
  return yield* Effect.acquireRelease(
    Effect.promise(
      () =>
        new Promise<string>((resolve) => {
          server.listen(0, "127.0.0.1", () => resolve(originOf(server).replace("http:", "https:")))
        }),
    ),
    () => Effect.sync(() => server.close()),
  )
})

describe("heimwerk doctor from outside", () => {
  it.live(
    "the doctor command reports no problem for a shop without faults, as table and as JSON, and exits with 0",
    () =>
      Effect.gen(function* () {
        const origin = yield* shopWith()
        const { code, problems } = yield* examine("doctor", origin)
        assert.deepStrictEqual([code, problems], [0, {}])
        const { stdout } = yield* ask("doctor", "--origin", origin)
        assert.match(stdout, /^Prüfung +Ergebnis +Befund\nRechnername +ok +127\.0\.0\.1\n/u)
        assert.notInclude(stdout, "Was zu tun ist")
        assert.deepStrictEqual((yield* examine("status", origin)).problems, {})
        const { stderr } = yield* ask("status", "--origin", origin, "--verbose")
        assert.match(
          stderr[0] ?? "",
          /^GET http:\/\/127\.0\.0\.1:\d+\/health: 200, \d+ ms, Trace [\da-f]{32}$/u,
        )
      }),
  )

  it.live("the doctor command reports an unknown host name and a port on which nothing listens", () =>
    Effect.gen(function* () {
      const unknown = yield* examine("doctor", "https://shop.invalid")
      assert.deepStrictEqual([unknown.code, Object.keys(unknown.problems)], [1, ["Rechnername"]])
      const port = yield* Effect.promise(freePort)
      const refused = yield* examine("doctor", `http://127.0.0.1:${port}`)
      assert.strictEqual(refused.code, 1)
      assert.deepStrictEqual(refused.problems, { Zustand: "error: Der Shop antwortet nicht (ECONNREFUSED)." })
    }),
  )

  it.live("the doctor command reports that a certificate is not trusted and expires in a few days", () =>
    Effect.gen(function* () {
      const { code, problems } = yield* examine("doctor", yield* tlsServer())
      assert.strictEqual(code, 1)
      assert.strictEqual(
        problems["Zertifikat"],
        "error: Browser vertrauen ihm nicht (DEPTH_ZERO_SELF_SIGNED_CERT).",
      )
      assert.match(problems["Ablauf des Zertifikats"] ?? "", /^warning: Es läuft in [45] Tage ab\.$/u)
    }),
  )

  it.live(
    "the status command reports that a shop is closed for maintenance; the status and the doctor command report that a shop is not ready",
    () =>
      Effect.gen(function* () {
        const closed = yield* shopWith({}, { maintenance: { isOn: Effect.succeed(true) } })
        const maintenance = yield* examine("status", closed)
        assert.deepStrictEqual(
          [maintenance.code, maintenance.problems["Zustand"]],
          [0, "warning: Der Shop ist wegen Wartung geschlossen."],
        )
        const full = { name: "disk", isOk: false, detail: "1 MB free, 200 MB needed" } as const
        const degraded = yield* shopWith({}, { readiness: { probes: Effect.succeed([full]) } })
        for (const command of ["doctor", "status"] as const)
          assert.deepInclude(yield* examine(command, degraded), {
            code: 1,
            problems: { Zustand: "error: Der Shop nimmt keine Besucher an." },
          })
      }),
  )

  it.live.runIf(isLong)(
    "the doctor command reports that a shop has another version than the command line, a wrong clock and missing pictures",
    () =>
      Effect.gen(function* () {
        const late = new Date((yield* Clock.currentTimeMillis) - 600_000).toUTCString()
        const origin = yield* alteredShop(yield* shopWith(), (path) => {
          if (path === "/openapi.json")
            return { body: (text) => text.replace(/"version":"[^"]+"/u, '"version":"9.9.9"') }
          if (path === "/health") return { date: late }
          return path.startsWith("/bilder/") ? { status: 404 } : undefined
        })
        const { code, problems } = yield* examine("doctor", origin)
        assert.strictEqual(code, 1)
        assert.strictEqual(problems["Version"], "warning: Der Shop hat die Version 9.9.9.")
        assert.match(problems["Uhr"] ?? "", /^error: Sie geht (?:9|10) Minuten nach\.$/u)
        assert.match(problems["Produktbilder"] ?? "", /^error: (\d+) von \1 geprüften Bildern fehlen: \d+, /u)
      }),
  )

  it.live("the doctor command finds markets without usable hours and markets that cannot be read", () =>
    Effect.gen(function* () {
      const [first, ...others] = yield* completeMarkets
      assert.isDefined(first)
      const origin = yield* shopWith({ markets: [{ ...first, openingTimes: [] }, ...others] })
      const { problems } = yield* examine("doctor", origin)
      assert.deepStrictEqual(problems, { Öffnungszeiten: "error: Ohne brauchbare Öffnungszeiten: 520." })
      const unreadable = yield* alteredShop(origin, (path) =>
        path === "/public/api/markets"
          ? { body: (text) => text.replace('"id":"521"', '"id":false') }
          : undefined,
      )
      assert.include(
        (yield* examine("doctor", unreadable)).problems["Öffnungszeiten"],
        "1 von 12 Märkten sind nicht lesbar und fehlen im Shop.",
      )
    }),
  )

  it.live.runIf(isLong)("the doctor command finds missing public holidays of the next year", () =>
    Effect.gen(function* () {
      const { code, problems } = yield* examine("doctor", yield* shopWith({ markets: smallWorld.markets }))
      assert.strictEqual(code, 0)
      assert.match(
        problems["Feiertage"] ?? "",
        /^warning: Bei 12 von 12 Märkten fehlen Feiertage \d{4}, zum Beispiel bei 520: 01\.01\.\d{4}, /u,
      )
    }),
  )

  it.live.runIf(isLong)("the doctor command finds offers without the lowest price of 30 days", () =>
    Effect.gen(function* () {
      const withoutLowest = {
        ...assortment,
        articles: assortment.articles.map((article) => {
          const { lowest30: _, ...price } = article.product.price
          return { ...article, product: { ...article.product, price } }
        }),
      }
      const { problems } = yield* examine("doctor", yield* shopWith({ assortment: withoutLowest }))
      assert.match(
        problems["Ermäßigungen"] ?? "",
        /^warning: (\d+) von \1 Angeboten haben keinen niedrigsten Preis der letzten 30 Tage: \d/u,
      )
    }),
  )

  it.live("the doctor command asks for an address when no shop runs on the machine", () =>
    Effect.gen(function* () {
      vi.stubEnv("DATA_DIR", yield* temporaryDirectory)
      const { code, stderr } = yield* ask("doctor")
      assert.strictEqual(code, 1)
      assert.match(stderr.join("\n"), /^Hier läuft kein Shop\. Bitte nenne seine Adresse mit --origin,/u)
    }),
  )
})
