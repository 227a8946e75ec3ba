import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { Tracker } from "@heimwerk/core/tracking/Tracker.port.ts"
import type { DataLayerEvent } from "@heimwerk/core/tracking/events.ts"
import { pageCommands, type RecommendationCommand } from "@heimwerk/core/tracking/recommendation.ts"
import type { SearchLogin } from "@heimwerk/core/tracking/SearchLogin.ts"

import type { SuiteIt } from "./Suite.ts"
import { grantTo } from "./ThirdPartyServices.suite.ts"

/** Everything that was tracked so far, each kind in its order. */
export interface Counts {
  readonly events: ReadonlyArray<DataLayerEvent>
  readonly commands: ReadonlyArray<RecommendationCommand>
  readonly logins: ReadonlyArray<SearchLogin>
}

/** Tests for every adapter of the tracker. */
export const trackerSuite = <R>(
  it: SuiteIt<R | Tracker>,
  counts: Effect.Effect<Counts, never, NoInfer<R>>,
) => {
  it.effect(
    "the tracker records a search login, and records events and recommendation commands in their order",
    () =>
      Effect.gen(function* () {
        const tracker = yield* Tracker
        const commands = pageCommands({ lines: [], subject: { command: "searchTerm", term: "bohrer" } })
        const login = { purchaserId: "520", sid: "s1", userId: "cs-10001" }
        yield* tracker.push({ event: "hws_form_start" })
        yield* tracker.push({ event: "hws_form_submit", id: "4711" })
        yield* tracker.recommend(grantTo("recommendations"), commands)
        yield* tracker.searchLogin(grantTo("searchTracking"), login)
        const { events, logins, ...counted } = yield* counts
        assert.deepStrictEqual(events, [
          { event: "hws_form_start" },
          { event: "hws_form_submit", id: "4711" },
        ])
        assert.deepStrictEqual(counted.commands, [
          { command: "cart", lines: [] },
          { command: "searchTerm", term: "bohrer" },
          { command: "go" },
        ])
        assert.deepStrictEqual(logins, [login])
      }),
  )
}
