import { createServer, type Server } from "node:http"

import { assert, describe, it } from "@effect/vitest"
import { maintenancePage } from "@heimwerk/core/navigation/pageTexts.ts"
import { Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"

import { fakeFetch, json } from "../adapters/http/support/fakeShop.ts"
import { ask } from "./support/ask.ts"

const list = (origin: string, ...args: ReadonlyArray<string>) =>
  ask("markets", "list", "--origin", origin, ...args)

const listening = Effect.acquireRelease(
  Effect.promise(
    () =>
      new Promise<Server>((resolve) => {
        const server: Server = createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1", () =>
          resolve(server),
        )
      }),
  ),
  (server) => Effect.sync(() => server.close()),
)

const hostOf = (server: Server): string => {
  const address = server.address()
  return typeof address === "object" && address !== null ? `127.0.0.1:${address.port}` : ""
}

/** A network in which every request fails with an error code. */
const failing = (code: string) =>
  Layer.succeed(FetchHttpClient.Fetch, () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) })),
  )

describe("heimwerk with a shop that does not answer", () => {
  it.live("the command line reports that nothing listens at an address", () =>
    Effect.gen(function* () {
      const host = yield* Effect.scoped(Effect.map(listening, hostOf))
      const { code, stderr } = yield* list(`http://${host}`)
      assert.deepStrictEqual(
        [code, stderr],
        [
          1,
          [`Unter ${host} läuft kein Shop: die Verbindung wurde abgelehnt. Bitte Adresse und Port prüfen.`],
        ],
      )
    }),
  )

  it.live("the command line reports a failed TLS connection with its code", () =>
    Effect.gen(function* () {
      const host = hostOf(yield* listening)
      const { stderr } = yield* list(`https://${host}`)
      assert.match(
        stderr.join("\n"),
        /^Die sichere Verbindung zu 127\.0\.0\.1:\d+ ist gescheitert \(ERR_SSL_\w+\)\. Bitte Zertifikat und Adresse prüfen\.$/u,
      )
    }),
  )

  it.live.each([
    [
      "ENOTFOUND",
      "Den Rechner shop.example findet das Netz nicht. Bitte den Namen und die Verbindung prüfen.",
    ],
    [
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "Die sichere Verbindung zu shop.example ist gescheitert (DEPTH_ZERO_SELF_SIGNED_CERT). Bitte Zertifikat und Adresse prüfen.",
    ],
    [
      "UND_ERR_CONNECT_TIMEOUT",
      "Der Shop unter https://shop.example hat nicht rechtzeitig geantwortet. Bitte versuche es später noch einmal.",
    ],
  ] as const)("the command line explains the network error %s in one German line", ([code, message]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* list("https://shop.example").pipe(Effect.provide(failing(code))), {
        code: 1,
        stdout: "",
        stderr: [message],
      })
    }),
  )

  it.live(
    "the command line reports maintenance at once, even if the shop's answer says to retry in 5 minutes",
    () =>
      Effect.gen(function* () {
        const closed = json({ message: maintenancePage.sentences.join(" ") }, 503, { "retry-after": "300" })
        const { stderr } = yield* list("https://shop.example").pipe(Effect.provide(fakeFetch(closed).layer))
        assert.deepStrictEqual(stderr, [
          "Der Shop unter https://shop.example wird gerade gewartet. Bitte versuche es in etwa 5 Minuten noch einmal.",
        ])
      }),
  )

  it.live("the command line reports the status of an error response", () =>
    Effect.gen(function* () {
      const { stderr } = yield* list("https://shop.example").pipe(
        Effect.provide(fakeFetch(json({}, 404)).layer),
      )
      assert.deepStrictEqual(stderr, [
        "Der Shop unter https://shop.example antwortet mit dem Fehler 404. Mehr mit --verbose.",
      ])
    }),
  )

  it.live(
    "with --verbose, the command line prints every request, the cause of its failure and its trace id",
    () =>
      Effect.gen(function* () {
        const shop = fakeFetch(json({}, 404))
        const answer = yield* list("https://shop.example", "--verbose").pipe(Effect.provide(shop.layer))
        const sent = shop.requests.map(({ headers }) => headers.get("traceparent")?.split("-")[1])
        assert.lengthOf(sent, 1)
        assert.match(
          answer.stderr[0] ?? "",
          /^GET https:\/\/shop\.example\/public\/api\/markets: 404, \d+ ms, Trace [\da-f]{32}$/u,
        )
        assert.isTrue(answer.stderr[0]?.endsWith(sent[0] ?? "?"))
        const refused = yield* list("https://shop.example", "--verbose").pipe(
          Effect.provide(failing("ECONNREFUSED")),
        )
        assert.include(refused.stderr[0] ?? "", "keine Antwort (ECONNREFUSED)")
      }),
  )
})
