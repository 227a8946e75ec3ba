import { assert, describe, it } from "@effect/vitest"
import * as CookieJarMemory from "@heimwerk/adapters/memory/CookieJarMemory.ts"
import { Suggestions, SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import { SuggestService } from "@heimwerk/core/search/service.ts"
import { minSuggestQueryLength } from "@heimwerk/core/search/suggest.ts"
import { Effect, Layer, SubscriptionRef } from "effect"

import { inAnyOrder } from "../../support/anyOrder.ts"

const moves = ["boh", "bohr", " BOHR", "säge", "bo", "", "close", "search"] as const

describe("search suggestions in any order of responses", () => {
  it.effect(
    "T-C10: in any order of responses, the search suggestions match the latest text, and an open field with a long enough text shows them",
    () =>
      inAnyOrder(moves, 500, (arrives) =>
        Effect.gen(function* () {
          const port = Layer.succeed(Suggestions, {
            suggest: (channel, term) =>
              arrives(
                channel === "content" && term === "säge"
                  ? Effect.fail(new SuggestionsError({ reason: "Unavailable", cause: "offline" }))
                  : Effect.succeed([{ name: term, type: "searchTerm", attributes: {} }]),
              ),
          })
          const ports = Layer.merge(port, CookieJarMemory.layer())
          const context = yield* Layer.build(Layer.provide(SuggestService.layer, ports))
          const service = yield* Effect.provide(SuggestService, context)
          const state = SubscriptionRef.get(service.state)
          let isOpen = false
          return {
            move: (does) => {
              isOpen = does !== "close" && does !== "search"
              if (does === "close") return service.close
              return does === "search" ? Effect.asVoid(service.search("bohrer")) : service.type(does)
            },
            always: Effect.map(state, ({ suggestions, text }) => {
              if (suggestions.kind !== "list") return
              for (const { name } of [...suggestions.product, ...suggestions.content])
                assert.strictEqual(name, text.trim().toLowerCase())
            }),
            finally: Effect.map(state, ({ suggestions, text }) => {
              const isAsked = isOpen && text.trim().length >= minSuggestQueryLength
              assert.strictEqual(suggestions.kind, isAsked ? "list" : "hidden")
            }),
          }
        }),
      ),
  )
})
