import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberHandle from "effect/FiberHandle"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"

import type { Address } from "../../address/Address.ts"
import { Geolocation, type GeolocationError } from "../../device/Geolocation.port.ts"
import { Places } from "../../place/Places.port.ts"
import { Stocks, StocksError } from "../Stocks.port.ts"
import { Tracker } from "../../tracking/Tracker.port.ts"
import { timings } from "../../timings.ts"
import type { ArticleId } from "../../values/ArticleId.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import { commonIndicators, commonPieces } from "../commonIndicators.ts"
import { tracksGeolocationFailure } from "../../device/geolocation.ts"
import { marketSearchText } from "../marketSearch.ts"
import { MarketService, type MarketState } from "../service.ts"
import {
  type FinderAnswer,
  finderQuestionReducer,
  finderAnswerReducer,
  type FinderQuestion,
  initialFinderState,
} from "./finder.ts"
import type { FinderState } from "./FinderState.ts"
import { finderView } from "./finderView.ts"
import { makeMarketOrder } from "./marketOrder.ts"
import { placesFound } from "./placesFound.ts"
import { type StockEvent, stockReducer } from "./stockReducer.ts"

/** Maximum number of suggested places. */
const maxPlaces = 6

/**
 * Options of a store finder.
 * @stability unstable
 * @example
 * import type { FinderOptions } from "@heimwerk/core/market/finder"
 * import { ArticleId } from "@heimwerk/core/values"
 *
 * const withStock: FinderOptions = { articleIds: [ArticleId.make("1000001")], unit: "Rolle" }
 * withStock.unit // => "Rolle"
 */
export interface FinderOptions {
  /**
   * Articles whose stock in all markets the finder shows. For several articles it shows the worst availability
   * and the smallest number of pieces, because the visitor wants all of them.
   */
  readonly articleIds?: ReadonlyArray<ArticleId>
  /** Sales unit of the articles; default: `Stück`. */
  readonly unit?: string | undefined
  readonly showAll?: boolean
  readonly isCanvas?: boolean
  /** Limits the finder to these markets, for example those with a service. Default: all markets. */
  readonly marketIds?: ReadonlyArray<string>
}

/** Opens a store finder; see `StoreFinder`. */
export const openFinder = Effect.fnUntraced(function* (options: FinderOptions) {
  const { articleIds = [], isCanvas = false, marketIds, showAll = false, unit } = options
  const setting = { hasArticles: articleIds.length > 0, isCanvas, showAll, unit }
  const provider = yield* MarketService
  const places = yield* Places
  const stocks = yield* Stocks
  const geolocation = yield* Geolocation
  const tracker = yield* Tracker
  const looking = yield* FiberHandle.make<void>()
  const stocktaking = yield* FiberHandle.make<void>()

  const order = makeMarketOrder()
  const wanted = marketIds === undefined ? undefined : new Set(marketIds)
  const offered = (state: MarketState): MarketState =>
    wanted === undefined ? state : { ...state, markets: state.markets.filter(({ id }) => wanted.has(id)) }
  const loaded = yield* SubscriptionRef.get(provider.state)
  let known = offered(loaded)
  let finder = initialFinderState
  const view = () => finderView(finder, known, setting, order)
  const state = yield* SubscriptionRef.make(view())

  const change = (next: (before: FinderState) => FinderState): Effect.Effect<FinderState> =>
    SubscriptionRef.modify(state, () => {
      finder = next(finder)
      return [finder, view()]
    })
  const dispatchQuestion = (question: FinderQuestion) =>
    change((before) => finderQuestionReducer(before, question))
  const dispatchAnswer = (answer: FinderAnswer) => change((before) => finderAnswerReducer(before, answer))
  const dispatchStock = (event: StockEvent) => change((before) => stockReducer(before, event))

  yield* SubscriptionRef.changes(provider.state).pipe(
    Stream.runForEach((next) =>
      SubscriptionRef.update(state, () => {
        known = offered(next)
        return view()
      }),
    ),
    Effect.forkScoped,
  )
  if (loaded.markets.length === 0 && !loaded.isLoading) yield* Effect.forkScoped(provider.load)

  const search = Effect.fnUntraced(function* (request: number, text: string) {
    yield* dispatchAnswer({ kind: "searching", request })
    const answer = yield* Effect.exit(places.search(text, maxPlaces))
    yield* dispatchAnswer(placesFound(request, text, answer, known.markets))
  })

  /** Runs the search for the latest input and interrupts the previous search. */
  const work = (effect: Effect.Effect<void>) => Effect.asVoid(FiberHandle.run(looking, effect))

  const typed = Effect.fnUntraced(function* (text: string) {
    const before = finder.request
    const { lookup, request } = yield* dispatchQuestion({ kind: "typed", text })
    if (request === before) return
    const wanted = marketSearchText(text)
    yield* work(
      wanted === undefined || lookup === "idle"
        ? Effect.void
        : Effect.andThen(Effect.sleep(timings.places), search(request, wanted)),
    )
  })

  const submit = Effect.gen(function* () {
    const before = finder.request
    const { lookup, request, text } = yield* dispatchQuestion({ kind: "submitted" })
    const wanted = marketSearchText(text)
    if (wanted === undefined || request === before) return
    yield* work(lookup === "searching" ? search(request, wanted) : Effect.void)
  })

  const failed = (request: number) => (error: { readonly message: string }) =>
    dispatchAnswer({ kind: "failed", request, message: error.message })

  const countFailure = ({ code }: GeolocationError) =>
    tracksGeolocationFailure(code) ? tracker.push({ event: "geo-fail", code }) : Effect.void

  const locate = Effect.gen(function* () {
    const { request } = yield* dispatchQuestion({ kind: "asked" })
    const arrive = Effect.gen(function* () {
      const point = yield* geolocation.position
      yield* dispatchAnswer({ kind: "located", request, point })
      yield* provider.setGeolocation(point)
      const named = places
        .byPosition(point)
        .pipe(Effect.flatMap((place) => dispatchAnswer({ kind: "named", request, place })))
      yield* Effect.ignore(named)
    })
    yield* work(arrive.pipe(Effect.tapError(countFailure), Effect.catch(failed(request)), Effect.asVoid))
  })

  const choosePlace = Effect.fnUntraced(function* (id: string) {
    const suggested = finder.places.find((place) => place.id === id)
    const { request } = yield* dispatchQuestion({ kind: "asked" })
    const arrive = (suggested === undefined ? places.byId(id) : Effect.succeed(suggested)).pipe(
      Effect.flatMap((place) => dispatchAnswer({ kind: "arrived", request, place })),
      Effect.catch(failed(request)),
      Effect.asVoid,
    )
    yield* work(arrive)
  })

  const takeStock = Effect.gen(function* () {
    const { request } = (yield* dispatchStock({ kind: "asked" })).stock
    const answer = yield* Effect.exit(stocks.availability(articleIds))
    yield* Exit.isSuccess(answer)
      ? dispatchStock({
          kind: "known",
          request,
          stock: {
            indicators: commonIndicators(articleIds, answer.value),
            pieces: commonPieces(articleIds, answer.value),
          },
        })
      : dispatchStock({
          kind: "failed",
          request,
          message: new StocksError({ reason: "Unavailable", cause: answer.cause }).message,
        })
  })
  /** Loads the stock of all markets with one request. */
  const loadStock = Effect.asVoid(FiberHandle.run(stocktaking, takeStock))
  if (setting.hasArticles) yield* loadStock

  return {
    /** Displayed state of the store finder. */
    state,

    /**
     * Handles a changed search text. Places are looked up 1200 ms after the last change, unless the text is
     * too short or a street with a house number.
     */
    type: Effect.fn("StoreFinder.type")(typed),

    /**
     * Handles Enter and 'Suchen': selects the first place found, or else the first market. If places are
     * still loading, waits for them. Pushes no event: searches for addresses, which the finder does not see,
     * count as well (forms and markets 7), so the page counts them all.
     */
    submit: Effect.withSpan(submit, "StoreFinder.submit"),

    /**
     * Submits a text that was first looked up as an address. Does nothing if the visitor has typed another text
     * meanwhile.
     */
    submitText: Effect.fn("StoreFinder.submitText")((text: string) =>
      marketSearchText(text) === marketSearchText(finder.text) ? submit : Effect.void,
    ),

    /** Selects a suggested place by its id. */
    choosePlace: Effect.fn("StoreFinder.choosePlace")(choosePlace),

    /** Selects a suggested market and sorts the list around it. */
    chooseMarket: Effect.fn("StoreFinder.chooseMarket")(function* (id: string) {
      const market = known.markets.find((market) => market.id === id)
      if (market === undefined) return
      yield* dispatchQuestion({ kind: "choseMarket", market })
      yield* work(Effect.void)
    }),

    /** Sorts the list around an address chosen in the address dialog. */
    chooseAddress: Effect.fn("StoreFinder.chooseAddress")(function* (address: Address) {
      yield* dispatchQuestion({ kind: "choseAddress", address })
      yield* work(Effect.void)
    }),

    /**
     * Sorts the list around a position that the page knows, for example from its address. Does not store it
     * as the visitor's position.
     */
    choosePosition: Effect.fn("StoreFinder.choosePosition")(function* (point: GeoPoint) {
      yield* dispatchQuestion({ kind: "chosePosition", point })
      yield* work(Effect.void)
    }),

    /** Closes the suggestions on Escape or a click outside. */
    closeSuggestions: Effect.withSpan(
      Effect.asVoid(dispatchQuestion({ kind: "closedSuggestions" })),
      "StoreFinder.closeSuggestions",
    ),

    /** Handles 'Position bestimmen': sorts the list around the visitor's position. */
    locate: Effect.withSpan(locate, "StoreFinder.locate"),

    /** Switches between 'Listenansicht' and 'Kartenansicht'. */
    show: Effect.fn("StoreFinder.show")((view: FinderState["view"]) =>
      Effect.asVoid(change((before) => ({ ...before, view }))),
    ),

    /** Handles 'Mehr anzeigen' and 'Weniger anzeigen'. */
    expand: Effect.fn("StoreFinder.expand")((isExpanded: boolean) =>
      Effect.asVoid(change((before) => ({ ...before, isExpanded }))),
    ),

    /**
     * Turns the switch 'Nur Märkte mit Bestand' on or off. It filters by the stock that was loaded when the
     * finder opened. If that request failed, turning the switch on loads the stock again. Has no effect
     * without articles.
     */
    onlyWithStock: Effect.fn("StoreFinder.onlyWithStock")(function* (isOn: boolean) {
      if (!setting.hasArticles) return
      const { stock } = yield* dispatchStock({ kind: isOn ? "on" : "off" })
      if (isOn && stock.known === undefined && !stock.isLoading) yield* loadStock
    }),

    /** Sets the market whose pin or list entry is under the pointer, or none. */
    hover: Effect.fn("StoreFinder.hover")((hoveredId: string | undefined) =>
      Effect.asVoid(change((before) => ({ ...before, hoveredId }))),
    ),

    /** Selects the market of a pin. A click on the map's background deselects it. */
    select: Effect.fn("StoreFinder.select")((selectedId: string | undefined) =>
      Effect.asVoid(change((before) => ({ ...before, selectedId }))),
    ),

    /** Handles 'Diesen Markt wählen': makes the market the visitor's own. */
    makeOwn: Effect.fn("StoreFinder.makeOwn")((id: string) =>
      Effect.andThen(
        provider.changeMarketId(id),
        tracker.push({ event: "markt_aendern_auswahl", market: id }),
      ),
    ),

    /** Loads the markets again after a failure. */
    reload: Effect.withSpan(provider.load, "StoreFinder.reload"),
  } as const
})
