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
      "waits for 3 characters",
      [typed(" Kö ")],
      { text: " Kö ", lookup: "idle", request: 1, isSuggesting: true },
    ],
    ["then waits for typing to stop", [typed("Köl")], { lookup: "waiting", request: 1 }],
    [
      "takes blanks and case for no new question",
      [typed("köl"), typed(" KÖL")],
      { text: " KÖL", request: 1 },
    ],
    [
      "asks anew for another text",
      [typed("köl"), searching, typed("köln")],
      { lookup: "waiting", request: 2 },
    ],
    ["asks", [typed("köln"), searching], { lookup: "searching" }],
    [
      "suggests what is found",
      [typed("köln"), searching, found(1, [koeln])],
      { places: [koeln], lookup: "idle", text: "köln", isSuggesting: true },
    ],
    ["says that nothing is found", [typed("xyz"), found(1, [], { note })], { message: note, places: [] }],
    ["unless an own market is named", [typed("xyz"), found(1, [], { note, market })], { message: undefined }],
    [
      "says what there is to say about the places",
      [typed("99998"), found(1, [koeln], { note, market })],
      { message: note },
    ],
    [
      "forgets its suggestions and message with the next text",
      [typed("xyz"), found(1, [koeln], { note }), typed("xyzz")],
      { message: undefined, places: [] },
    ],
    [
      "leaves a late answer aside",
      [typed("köln"), typed("bonn"), found(1, [koeln])],
      { places: [], lookup: "waiting" },
    ],
    [
      "takes the first place on Enter",
      [typed("köln"), found(1, [koeln, bonn]), submitted],
      { ...atKoeln, request: 2 },
    ],
    [
      "asks at once on Enter",
      [typed("köln"), submitted],
      { lookup: "searching", takesFirst: true, request: 2 },
    ],
    [
      "and takes the first place when it comes",
      [typed("köln"), submitted, found(2, [koeln, bonn], { note })],
      { ...atKoeln, message: note },
    ],
    [
      "takes it also when Enter comes after the question",
      [typed("köln"), searching, submitted, found(1, [koeln])],
      { ...atKoeln, request: 1 },
    ],
    [
      "takes the own market that is named when there is no place",
      [typed("ehrenfeld"), submitted, found(2, [], { note, market })],
      { ...atMarket, message: undefined },
    ],
    [
      "takes nothing when there is nothing",
      [typed("xyz"), submitted, found(2, [], { note })],
      { message: note, text: "xyz", takesFirst: false, lookup: "idle" },
    ],
    [
      "asks again on Enter after that",
      [typed("xyz"), found(1, [], { note }), submitted],
      { message: undefined, request: 2, lookup: "searching" },
    ],
    [
      "does nothing on Enter below 3 characters",
      [typed("kö"), submitted],
      { request: 1, lookup: "idle", takesFirst: false },
    ],
    ["is around a chosen own market, selected", [typed("ehr"), ...choseMarket], { ...atMarket, request: 2 }],
    [
      "closes its suggestions",
      [typed("köln"), { kind: "closedSuggestions" }],
      { isSuggesting: false, lookup: "waiting" },
    ],
    [
      "asks for the position",
      [typed("köln"), found(1, [koeln]), asked],
      { lookup: "arriving", places: [], isSuggesting: false, request: 2 },
    ],
    [
      "is around the position, without a text",
      [typed("kö"), located],
      { text: "", centre: position, camera: { centre: point, zoom: 12 } },
    ],
    [
      "knows its place later",
      [asked, located, ...named(1)],
      { centre: { ...position, title: "53111 Bonn" } },
    ],
    ["not without a position", [asked, ...named(1)], { centre: undefined }],
    [
      "says why it is not known and keeps what it shows",
      [typed("köln"), submitted, found(2, [koeln]), asked, { kind: "failed", request: 3, message: note }],
      { ...atKoeln, message: note },
    ],
    [
      "does not say so late",
      [asked, typed("köln"), { kind: "failed", request: 1, message: note }],
      { message: undefined, lookup: "waiting" },
    ],
    ["does not go to a position late", [asked, typed("köln"), located], { centre: undefined, text: "köln" }],
    ["asks for a place by its id", [asked, ...arrived(1)], atKoeln],
    [
      "looks on Enter while the position is asked for",
      [typed("köln"), asked, submitted],
      { lookup: "searching", request: 3, takesFirst: true },
    ],
    ["forgets a message when it asks", [typed("xyz"), found(1, [], { note }), asked], { message: undefined }],
    [
      "forgets a place with its text",
      [typed("köln"), submitted, found(2, [koeln]), typed("  ")],
      { centre: undefined, text: "  " },
    ],
    [
      "keeps it while there is a text",
      [typed("köln"), submitted, found(2, [koeln]), typed("b")],
      { centre: atKoeln.centre },
    ],
    [
      "keeps the position without a text",
      [typed("kö"), located, typed("b"), typed("")],
      { centre: position },
    ],
  ])("%s", (_, events, expected) => {
    assert.deepInclude(after(...events), expected)
  })

  it("opens as a short list without anything asked for", () => {
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
      stock: { isOn: false, request: 0, indicators: undefined },
      hoveredId: undefined,
      selectedId: undefined,
      camera: undefined,
    })
  })

  it("is short again and has no selected pin around something new", () => {
    const before: FinderState = { ...initialFinderState, isExpanded: true, selectedId: "521" }
    const state = [typed("köln"), submitted, found(2, [koeln])].reduce(apply, before)
    assert.deepInclude(state, { isExpanded: false, selectedId: undefined })
  })

  it("shows only what was found for the latest text, in 5,000 schedules", async () => {
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
        const tell = (event: Event): void => {
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
            tell(text === "Enter" ? submitted : text === "locate" ? asked : typed(text))
            const next = state.request
            if (next === request || state.lookup === "idle") return
            const answer: Event =
              text === "locate"
                ? { kind: "located", request: next, point: { ...point } }
                : found(next, [place(`/${next}`)])
            answers.push(scheduler.schedule(Promise.resolve()).then(() => tell(answer)))
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
