import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { marketCookies } from "../market/selection.ts"
import { CookieJar } from "../device/CookieJar.port.ts"
import { Suggestions } from "./Suggestions.port.ts"
import { timings } from "../timings.ts"
import { VisitTracked } from "../tracking/VisitTracked.ts"
import { isMarketId } from "../values/isMarketId.ts"
import { rememberTerm } from "./history.ts"
import { decodeHistory, encodeHistory, historyCookie, historyCookieOptions } from "./historyCookie.ts"
import { initialSuggestState, suggestReducer, type SuggestChannel, type SuggestEvent } from "./suggest.ts"
import type { Suggestion } from "./Suggestion.ts"
import { suggestionLink } from "./suggestionLink.ts"
import { type SuggestView, suggestView } from "./suggestView.ts"
import { normaliseTerm, searchPath } from "./term.ts"

/**
 * The displayed state of the search field. The view renders only this.
 * @stability unstable
 * @example
 * import type { SearchFieldState } from "@heimwerk/core/search"
 *
 * const placeholder = ({ history }: SearchFieldState) => history[0] ?? "Wonach suchst du?"
 * placeholder({ text: "", suggestions: { kind: "hidden" }, history: ["farbe"] }) // => "farbe"
 */
export interface SearchFieldState {
  readonly text: string
  /** The suggestions for the latest text, or the message shown instead of them. */
  readonly suggestions: SuggestView
  /** The recent search terms, newest first. Shown while the text is too short for suggestions. */
  readonly history: ReadonlyArray<string>
}

const make = Effect.gen(function* () {
  const source = yield* Suggestions
  const jar = yield* CookieJar
  const visitTracked = yield* VisitTracked
  const asking = yield* FiberHandle.make<void>()
  let query = initialSuggestState
  const state = yield* SubscriptionRef.make<SearchFieldState>({
    text: "",
    suggestions: suggestView(query),
    history: [],
  })

  const dispatch = (event: SuggestEvent, text?: string): Effect.Effect<void> =>
    SubscriptionRef.update(state, (before) => {
      query = suggestReducer(query, event)
      return { ...before, suggestions: suggestView(query), ...(text === undefined ? {} : { text }) }
    })

  const history = Effect.gen(function* () {
    return decodeHistory(yield* jar.get(historyCookie), yield* Clock.currentTimeMillis)
  })

  const readHistory = history.pipe(
    Effect.flatMap((items) =>
      SubscriptionRef.update(state, (before) => ({ ...before, history: items.map(({ term }) => term) })),
    ),
  )

  const remember = Effect.fnUntraced(function* (term: string) {
    const items = rememberTerm(yield* history, term, yield* Clock.currentTimeMillis)
    yield* jar.set(historyCookie, encodeHistory(items), historyCookieOptions)
    yield* readHistory
  })

  const ask = Effect.fnUntraced(function* (channel: SuggestChannel, term: string, request: number) {
    const cookie = yield* jar.get(marketCookies.id)
    const marketId = cookie !== undefined && isMarketId(cookie) ? cookie : undefined
    const answer = yield* Effect.exit(source.suggest(channel, term, marketId, yield* visitTracked))
    yield* dispatch(
      Exit.isSuccess(answer)
        ? { kind: "answered", channel, request, suggestions: answer.value }
        : { kind: "failed", channel, request },
    )
  })

  const typed = Effect.fnUntraced(function* (text: string) {
    const before = query.request
    yield* dispatch({ kind: "typed", text }, text)
    const { query: term, request } = query
    if (request === before) return
    const work =
      term === undefined
        ? Effect.void
        : Effect.sleep(timings.suggestions).pipe(
            Effect.andThen(
              Effect.all([ask("product", term, request), ask("content", term, request)], { concurrency: 2 }),
            ),
          )
    yield* FiberHandle.run(asking, work)
  })

  const stop = dispatch({ kind: "typed", text: "" }).pipe(
    Effect.andThen(FiberHandle.run(asking, Effect.void)),
    Effect.asVoid,
  )

  return {
    /** The displayed state of the search field. */
    state,

    /** Opens the search field and reads the search history again, because another tab may have changed it. */
    open: Effect.withSpan(readHistory, "SuggestService.open"),

    /** Handles a changed text in the search field. */
    type: Effect.fn("SuggestService.type")(typed),

    /**
     * Closes the suggestions: cancels requests, ignores late responses, and keeps the text in the search
     * field.
     */
    close: Effect.withSpan(stop, "SuggestService.close"),

    /**
     * Handles a submitted search: closes the suggestions and adds the term to the search history. Returns the
     * path of the results. An empty text has no effect and returns `undefined`.
     */
    search: Effect.fn("SuggestService.search")(function* (text: string) {
      const term = normaliseTerm(text)
      if (term === undefined) return undefined
      yield* stop
      yield* remember(term)
      return searchPath(term)
    }),

    /**
     * Chooses a suggestion and returns the path of its page. If it is a search term, it is added to the
     * search history.
     */
    choose: Effect.fn("SuggestService.choose")(function* (suggestion: Suggestion) {
      const { text } = yield* SubscriptionRef.get(state)
      yield* stop
      if (suggestion.type === "searchTerm") yield* remember(suggestion.name)
      return suggestionLink(suggestion, text)
    }),
  } as const
})

/**
 * The search field of the header (storefront 5, 7, 8, 9; ADR 0096, point 14). Suggestions are requested from
 * 3 characters on, 500 ms after typing stops, from two independent channels. A new text interrupts earlier
 * requests, and late responses are ignored. The last 4 terms are stored for 30 days.
 * @stability unstable
 * @example
 * import * as ShopHttp from "@heimwerk/adapters/http"
 * import { CookieJarMemory } from "@heimwerk/adapters/memory"
 * import { SuggestService } from "@heimwerk/core/search"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 *
 * const answer = Effect.gen(function* () {
 *   const search = yield* SuggestService
 *   return yield* search.search("  Akkuschrauber ")
 * })
 * const shop = ShopHttp.layer({ origin: "https://shop.example", brand: "heimwerk" })
 * const service = Layer.provide(SuggestService.layer, [shop, CookieJarMemory.layer()])
 * await Effect.runPromise(Effect.provide(answer, service)) // => "/s/akkuschrauber"
 */
export class SuggestService extends Context.Service<SuggestService>()("core/search/SuggestService", {
  make,
}) {
  static readonly layer = Layer.effect(this, this.make)
}
