import { assert, describe, it } from "@effect/vitest"
import {
  type FinderAnswer,
  finderQuestionReducer,
  finderAnswerReducer,
  type FinderQuestion,
  initialFinderState,
} from "@heimwerk/core/market/finder/finder.ts"
import type { FinderState } from "@heimwerk/core/market/finder/FinderState.ts"
import type { Place } from "@heimwerk/core/place/Place.ts"
import * as fc from "fast-check"

import { markets } from "../../../support/world/markets.ts"
import { places } from "../../../support/world/places.ts"

const [koeln, bonn] = [places[0], places[4]].filter((place) => place !== undefined)
const [market] = markets
const point = { lat: 50, lng: 7 }
const note = "Hinweis"

type Event = FinderQuestion | FinderAnswer
const apply = (state: FinderState, event: Event): FinderState =>
  "request" in event ? finderAnswerReducer(state, event) : finderQuestionReducer(state, event)
const after = (...events: ReadonlyArray<Event>): FinderState => events.reduce(apply, initialFinderState)

const typed = (text: string): Event => ({ kind: "typed", text })
const submitted: Event = { kind: "submitted" }
const asked: Event = { kind: "asked" }
const searching: Event = { kind: "searching", request: 1 }
const found = (request: number, found: ReadonlyArray<Place | undefined>, more = {}): Event => ({
  kind: "found",
  request,
  places: found.filter((place) => place !== undefined),
  note: undefined,
  market: undefined,
  ...more,
})
const atKoeln = {
  text: "50667 Köln",
  centre: { kind: "place", point: koeln?.geoPoint, title: "50667 Köln" },
  camera: { centre: koeln?.geoPoint, zoom: 12 },
  lookup: "idle",
  isSuggesting: false,
  places: [],
  takesFirst: false,
  isExpanded: false,
  selectedId: undefined,
}
const atMarket = {
  text: "Köln-Ehrenfeld",
  centre: { kind: "market", point: market?.geoPoint, title: "Köln-Ehrenfeld" },
  selectedId: "520",
  isSuggesting: false,
}
const choseMarket: ReadonlyArray<Event> = market === undefined ? [] : [{ kind: "choseMarket", market }]
const located: Event = { kind: "located", request: 1, point }
const position = { kind: "position", point, title: undefined }
const named = (request: number): ReadonlyArray<Event> =>
  bonn === undefined ? [] : [{ kind: "named", request, place: bonn }]
const arrived = (request: number): ReadonlyArray<Event> =>
  koeln === undefined ? [] : [{ kind: "arrived", request, place: koeln }]

describe("the store finder", () => {
  it.each<[string, ReadonlyArray<Event>, object]>([
    [
      "waits for 3 characters before a lookup",
      [typed(" Kö ")],
      { text: " Kö ", lookup: "idle", request: 1, isSuggesting: true },
    ],
    [
      "waits until typing stops once there are 3 characters",
      [typed("Köl")],
      { lookup: "waiting", request: 1 },
    ],
    ["ignores changes of spaces and case", [typed("köl"), typed(" KÖL")], { text: " KÖL", request: 1 }],
    [
      "starts a new lookup for another text",
      [typed("köl"), searching, typed("köln")],
      { lookup: "waiting", request: 2 },
    ],
    ["is searching once the lookup has started", [typed("köln"), searching], { lookup: "searching" }],
    [
      "suggests the places found",
      [typed("köln"), searching, found(1, [koeln])],
      { places: [koeln], lookup: "idle", text: "köln", isSuggesting: true },
    ],
    [
      "shows a message when nothing was found",
      [typed("xyz"), found(1, [], { note })],
      { message: note, places: [] },
    ],
    [
      "shows no message when the text names a market",
      [typed("xyz"), found(1, [], { note, market })],
      { message: undefined },
    ],
    [
      "shows the message of the place search",
      [typed("99998"), found(1, [koeln], { note, market })],
      { message: note },
    ],
    [
      "clears suggestions and message on the next text",
      [typed("xyz"), found(1, [koeln], { note }), typed("xyzz")],
      { message: undefined, places: [] },
    ],
    [
      "ignores a late response",
      [typed("köln"), typed("bonn"), found(1, [koeln])],
      { places: [], lookup: "waiting" },
    ],
    [
      "selects the first place on Enter",
      [typed("köln"), found(1, [koeln, bonn]), submitted],
      { ...atKoeln, request: 2 },
    ],
    [
      "starts the lookup at once on Enter",
      [typed("köln"), submitted],
      { lookup: "searching", takesFirst: true, request: 2 },
    ],
    [
      "selects the first place of a lookup started by Enter",
      [typed("köln"), submitted, found(2, [koeln, bonn], { note })],
      { ...atKoeln, message: note },
    ],
    [
      "selects the first place when Enter is pressed during a lookup",
      [typed("köln"), searching, submitted, found(1, [koeln])],
      { ...atKoeln, request: 1 },
    ],
    [
      "selects the market named in the text when no place was found",
      [typed("ehrenfeld"), submitted, found(2, [], { note, market })],
      { ...atMarket, message: undefined },
    ],
    [
      "selects nothing when nothing was found",
      [typed("xyz"), submitted, found(2, [], { note })],
      { message: note, text: "xyz", takesFirst: false, lookup: "idle" },
    ],
    [
      "repeats a lookup without results on Enter",
      [typed("xyz"), found(1, [], { note }), submitted],
      { message: undefined, request: 2, lookup: "searching" },
    ],
    [
      "ignores Enter below 3 characters",
      [typed("kö"), submitted],
      { request: 1, lookup: "idle", takesFirst: false },
    ],
    [
      "centres on a chosen market and selects its pin",
      [typed("ehr"), ...choseMarket],
      { ...atMarket, request: 2 },
    ],
    [
      "closes the suggestions",
      [typed("köln"), { kind: "closedSuggestions" }],
      { isSuggesting: false, lookup: "waiting" },
    ],
    [
      "requests the visitor's position",
      [typed("köln"), found(1, [koeln]), asked],
      { lookup: "arriving", places: [], isSuggesting: false, request: 2 },
    ],
    [
      "centres on the visitor's position and clears the text",
      [typed("kö"), located],
      { text: "", centre: position, camera: { centre: point, zoom: 12 } },
    ],
    [
      "shows the place of the position once it is found",
      [asked, located, ...named(1)],
      { centre: { ...position, title: "53111 Bonn" } },
    ],
    [
      "ignores the place of a position when no position is shown",
      [asked, ...named(1)],
      { centre: undefined },
    ],
    [
      "shows why the position is unknown and keeps the list",
      [typed("köln"), submitted, found(2, [koeln]), asked, { kind: "failed", request: 3, message: note }],
      { ...atKoeln, message: note },
    ],
    [
      "ignores a late position error",
      [asked, typed("köln"), { kind: "failed", request: 1, message: note }],
      { message: undefined, lookup: "waiting" },
    ],
    ["ignores a late position", [asked, typed("köln"), located], { centre: undefined, text: "köln" }],
    ["selects the place requested by its id once it arrives", [asked, ...arrived(1)], atKoeln],
    [
      "starts a lookup on Enter while the position is loading",
      [typed("köln"), asked, submitted],
      { lookup: "searching", request: 3, takesFirst: true },
    ],
    [
      "clears the message when a position or place is requested",
      [typed("xyz"), found(1, [], { note }), asked],
      { message: undefined },
    ],
    [
      "clears the place when its text is cleared",
      [typed("köln"), submitted, found(2, [koeln]), typed("  ")],
      { centre: undefined, text: "  " },
    ],
    [
      "keeps the place while there is text",
      [typed("köln"), submitted, found(2, [koeln]), typed("b")],
      { centre: atKoeln.centre },
    ],
    [
      "keeps the visitor's position when the text is cleared",
      [typed("kö"), located, typed("b"), typed("")],
      { centre: position },
    ],
  ])("after a sequence of events, the store finder %s", (_, events, expected) => {
    assert.deepInclude(after(...events), expected)
  })

  it("the store finder opens with a short list and sends no request", () => {
    assert.deepStrictEqual(initialFinderState, {
      text: "",
      request: 0,
      lookup: "idle",
      isSuggesting: false,
      places: [],
      takesFirst: false,
      message: undefined,
      centre: undefined,
      view: "LIST",
      isExpanded: false,
      stock: { isOn: false, request: 0, isLoading: false, known: undefined },
      hoveredId: undefined,
      selectedId: undefined,
      camera: undefined,
    })
  })

  it("a new search in the store finder collapses the list and deselects the pin", () => {
    const before: FinderState = { ...initialFinderState, isExpanded: true, selectedId: "521" }
    const state = [typed("köln"), submitted, found(2, [koeln])].reduce(apply, before)
    assert.deepInclude(state, { isExpanded: false, selectedId: undefined })
  })

  it("T-C10: the store finder shows only results for the latest text, in 5,000 random orders of events", async () => {
    const texts = fc.array(fc.constantFrom("köln", "köln ", "kö", "bonn", "", "Enter", "locate"), {
      minLength: 1,
      maxLength: 8,
    })
    const place = (name: string): Place => ({
      id: name,
      kind: "town",
      name,
      region: "",
      population: 0,
      geoPoint: point,
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), texts, async (scheduler, all) => {
        let state = initialFinderState
        const dispatch = (event: Event): void => {
          const before = state
          state = apply(state, event)
          for (const { name } of state.places) assert.strictEqual(name, `/${state.request}`)
          if (state.centre !== before.centre && "request" in event)
            assert.strictEqual(event.request, before.request)
        }
        const answers: Array<Promise<void>> = []
        const acting = scheduler.scheduleSequence(
          all.map((text) => async () => {
            const { request } = state
            dispatch(text === "Enter" ? submitted : text === "locate" ? asked : typed(text))
            const next = state.request
            if (next === request || state.lookup === "idle") return
            const answer: Event =
              text === "locate"
                ? { kind: "located", request: next, point: { ...point } }
                : found(next, [place(`/${next}`)])
            answers.push(scheduler.schedule(Promise.resolve()).then(() => dispatch(answer)))
          }),
        )
        await scheduler.waitFor(acting.task)
        await scheduler.waitIdle()
        await Promise.all(answers)
        assert.strictEqual(state.lookup, "idle")
      }),
      { numRuns: 5_000 },
    )
  })
})
