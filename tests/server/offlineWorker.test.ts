import { runInNewContext } from "node:vm"

import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"

import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

/** The names of the events for which the script of the service worker listens. */
const eventsOf = (script: string) => {
  const events: Array<string> = []
  runInNewContext(script, { self: { addEventListener: (name: string) => events.push(name) } })
  return events
}

const worker = Effect.flatMap(MemoryShop, ({ origin }) => Effect.promise(() => send(origin, "/offline.js")))

layer(MemoryShop.layer(), { excludeTestServices: true })("the script of the service worker", (it) => {
  it.effect(
    "the service worker listens for navigations, and a browser asks for its script again each time",
    () =>
      Effect.gen(function* () {
        const { headers, status, text } = yield* worker
        assert.strictEqual(status, 200)
        assert.strictEqual(headers["content-type"], "text/javascript; charset=utf-8")
        assert.strictEqual(headers["cache-control"], "no-cache")
        assert.sameMembers(eventsOf(text), ["install", "activate", "fetch", "message"])
      }),
  )

  it.effect("the page that replaces a page that is not kept says that the visitor is offline", () =>
    Effect.gen(function* () {
      const { text } = yield* worker
      assert.include(text, "Du bist offline")
      assert.include(text, "Ohne Verbindung kannst du öffnen:")
    }),
  )
})

layer(MemoryShop.layer({ keepsPages: false }), { excludeTestServices: true })(
  "the script of the service worker with OFFLINE_PAGES=off",
  (it) => {
    it.effect(
      "with OFFLINE_PAGES=off, the script has no listener for navigations, and one for its removal",
      () =>
        Effect.gen(function* () {
          assert.sameMembers(eventsOf((yield* worker).text), ["install", "activate"])
        }),
    )
  },
)
