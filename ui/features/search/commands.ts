import * as KeyValueStorageBrowser from "@heimwerk/adapters/browser/KeyValueStorageBrowser.ts"
import { visitOfPage } from "@heimwerk/core/tracking/trackedVisit.ts"
import { Effect, Layer, Stream, SubscriptionRef } from "effect"

import { type SearchFieldState, SuggestService } from "@heimwerk/core/search/service.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"

import type { Services } from "../../runtime/bridge.ts"
import type { Follow } from "../../runtime/useOpened.ts"

type Done = Effect.Effect<void, never, Services>

/** The search field of the core that is open. The view knows the addresses it leads to: they are links. */
export interface OpenSearch {
  readonly open: Done
  readonly close: Done
  readonly type: (text: string) => Done
  readonly search: (text: string) => Done
  readonly choose: (suggestion: Suggestion) => Done
}

/** Opens the search field and tells what it shows, until it is interrupted. */
export const followSearch: Follow<OpenSearch, SearchFieldState> = (opened, show) =>
  Effect.gen(function* () {
    const { choose, close, open, search, state, type } = yield* SuggestService
    opened({
      open,
      close,
      type,
      search: (text) => Effect.asVoid(search(text)),
      choose: (suggestion) => Effect.asVoid(choose(suggestion)),
    })
    yield* Stream.runForEach(SubscriptionRef.changes(state), (next) => Effect.sync(() => show(next)))
  }).pipe(
    Effect.provide(
      SuggestService.layer.pipe(Layer.provide(visitOfPage.pipe(Layer.provide(KeyValueStorageBrowser.layer)))),
    ),
  )

/** Keeps a term that was searched for in the history. */
export const remember = (text: string) =>
  SuggestService.use(({ search }) => search(text)).pipe(Effect.provide(SuggestService.layer))
