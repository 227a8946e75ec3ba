import { assert, layer } from "@effect/vitest"
import { Visitors, VisitorsError } from "@heimwerk/server/visitor/Visitors.ts"
import { Effect, Layer, Logger } from "effect"

import { render } from "../../ui/entry-server.tsx"
import { partsLoaded } from "../../ui/hydration/lazyPart.tsx"
import { memoryWorld, MemoryShop, pagesOf } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const silent = Layer.mock(Visitors, {
  overview: () => Effect.fail(new VisitorsError({ cause: "The database does not answer." })),
})

const warnings: Array<string> = []
const collect = Logger.make(({ logLevel, message }) => {
  if (logLevel === "Warn") warnings.push(String(message))
})

/** A shop that caches its pages. */
const shop = MemoryShop.layer(
  {},
  {
    world: Layer.merge(memoryWorld, silent),
    pages: pagesOf(render),
    dataVersion: { world: Effect.succeed("1"), stockedWorld: Effect.succeed("1") },
    log: Logger.layer([collect]),
  },
)

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, path, { headers })))

const session = { cookie: "heimwerk_session=a" }

layer(shop, { excludeTestServices: true })("pages of a visitor whose session cannot be read", (it) => {
  it.effect.each([
    ["/warenkorb", "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal."],
    ["/merkliste", "Die Merkliste kann gerade nicht geladen werden. Bitte versuche es noch einmal."],
  ] as const)("if the session store does not answer, %s says that loading failed: %s", ([path, sentence]) =>
    Effect.gen(function* () {
      const page = yield* get(path, session)
      assert.strictEqual(page.status, 503)
      assert.include(page.text, sentence)
      // This page does not show its parts, but their modules load. Vitest reports modules that load after the last test.
      yield* Effect.promise(partsLoaded)
    }),
  )

  it.effect(
    "if the session store does not answer, the page of this visitor alone says that the customer is unknown, and the server logs a warning",
    () =>
      Effect.gen(function* () {
        warnings.length = 0
        for (const count of [1, 2]) {
          const { headers, status, text } = yield* get("/kontakt/", session)
          assert.deepStrictEqual([status, headers["cache-control"]], [200, "private, no-cache"])
          assert.include(text, '"user":{"isUnknown":true}')
          assert.deepStrictEqual(
            warnings,
            Array.from({ length: count }, () => "The session of a page was not read"),
          )
        }
        assert.notInclude((yield* get("/kontakt/")).text, "isUnknown")
      }),
  )
})
