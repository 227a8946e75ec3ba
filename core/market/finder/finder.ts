import type { Address } from "../../address/Address.ts"
import { addressLine } from "../../address/addressLine.ts"
import { isTypedAddress } from "../../address/question.ts"
import type { Place } from "../../place/Place.ts"
import { placeTitle } from "../../place/title.ts"
import type { GeoPoint } from "../../values/GeoPoint.ts"
import type { Market } from "../Market.ts"
import { marketSearchText } from "../marketSearch.ts"
import type { Centre, FinderState } from "./FinderState.ts"
import { centredOn } from "./mapCamera.ts"

/**
 * A response for the store finder, or the start of a place lookup (`searching`), with the number of its
 * search.
 */
export type FinderAnswer = { readonly request: number } & (
  | {
      readonly kind: "found"
      readonly places: ReadonlyArray<Place>
      /** German message for the visitor, for example that nothing was found. */
      readonly note: string | undefined
      /** The first market that matches the typed text. */
      readonly market: Market | undefined
    }
  | { readonly kind: "searching" }
  | { readonly kind: "arrived"; readonly place: Place }
  | { readonly kind: "located"; readonly point: GeoPoint }
  | { readonly kind: "named"; readonly place: Place }
  | { readonly kind: "failed"; readonly message: string }
)

/** Actions of the visitor that change the search of the store finder. */
export type FinderQuestion =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "submitted" }
  | { readonly kind: "asked" }
  | { readonly kind: "choseMarket"; readonly market: Market }
  | { readonly kind: "choseAddress"; readonly address: Address }
  | { readonly kind: "chosePosition"; readonly point: GeoPoint }
  | { readonly kind: "closedSuggestions" }

/** State of a store finder that was just opened. */
export const initialFinderState: FinderState = {
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
}

const settled = { lookup: "idle", isSuggesting: false, takesFirst: false, places: [] } as const

/** Centres the list and the map of the store finder on a new point and collapses the list. */
const around = (state: FinderState, text: string, centre: Centre): FinderState => ({
  ...state,
  ...settled,
  text,
  centre,
  message: undefined,
  isExpanded: false,
  selectedId: undefined,
  camera: centredOn(centre.point),
})

const aroundPlace = (state: FinderState, place: Place): FinderState => {
  const title = placeTitle(place)
  return around(state, title, { kind: "place", point: place.geoPoint, title })
}

const aroundMarket = (state: FinderState, { geoPoint: point, id, name: title }: Market): FinderState => ({
  ...around(state, title, { kind: "market", point, title }),
  selectedId: id,
})

const aroundAddress = (state: FinderState, address: Address): FinderState => {
  const title = addressLine(address)
  return around(state, title, { kind: "address", point: address.position, title })
}

const aroundPosition = (state: FinderState, point: GeoPoint): FinderState =>
  around(state, "", { kind: "position", point, title: undefined })

const found = (
  state: FinderState,
  { market, note, places }: Extract<FinderAnswer, { kind: "found" }>,
): FinderState => {
  const [place] = places
  if (state.takesFirst && place !== undefined) return { ...aroundPlace(state, place), message: note }
  if (state.takesFirst && market !== undefined) return aroundMarket(state, market)
  const isNothing = place === undefined && market !== undefined
  return { ...state, lookup: "idle", takesFirst: false, places, message: isNothing ? undefined : note }
}

/**
 * Reducer for the responses of the store finder (forms and markets 4.3, 8). A response to an earlier search
 * is ignored.
 *
 * | response | result |
 * |---|---|
 * | searching | places are loading |
 * | found | suggestions; after Enter, the list around the first place, else the first market |
 * | found, neither a place nor a market | the message that nothing was found or the lookup failed |
 * | arrived | the list around a place |
 * | located | the list around the visitor's position; clears the text |
 * | named | shows the place of the position |
 * | failed | a message; the list stays |
 */
export const finderAnswerReducer = (state: FinderState, answer: FinderAnswer): FinderState => {
  if (answer.request !== state.request) return state
  switch (answer.kind) {
    case "searching":
      return { ...state, lookup: "searching" }
    case "found":
      return found(state, answer)
    case "arrived":
      return aroundPlace(state, answer.place)
    case "located":
      return aroundPosition(state, answer.point)
    case "named":
      return state.centre === undefined
        ? state
        : { ...state, centre: { ...state.centre, title: placeTitle(answer.place) } }
    case "failed":
      return { ...state, ...settled, message: answer.message }
  }
}

const typed = (state: FinderState, text: string): FinderState => {
  const search = marketSearchText(text)
  if (search === marketSearchText(state.text) && search !== undefined) return { ...state, text }
  const keepsCentre = text.trim() !== "" || state.centre?.kind === "position"
  return {
    ...state,
    ...settled,
    text,
    request: state.request + 1,
    lookup: search === undefined || isTypedAddress(text) ? "idle" : "waiting",
    isSuggesting: true,
    message: undefined,
    centre: keepsCentre ? state.centre : undefined,
  }
}

const submitted = (state: FinderState): FinderState => {
  if (marketSearchText(state.text) === undefined) return state
  const [place] = state.places
  if (place !== undefined) return { ...aroundPlace(state, place), request: state.request + 1 }
  if (state.lookup === "searching") return { ...state, takesFirst: true }
  return { ...state, request: state.request + 1, lookup: "searching", takesFirst: true, message: undefined }
}

/**
 * Reducer for the visitor's events in the store finder (forms and markets 4.3, 5.4):
 *
 * | event | result |
 * |---|---|
 * | typed | a new search from 3 characters on, unless only case or outer spaces change; an empty text ends the search |
 * | typed, a street with a house number | a new search without looking up places: the address dialog finds the address |
 * | submitted, Enter or 'Suchen' | once found, the list around the first place; ignored below 3 characters |
 * | asked, for the position or a place by id | a new search, no suggestions |
 * | choseMarket | the list around a market, which is selected |
 * | choseAddress | the list around an address |
 * | chosePosition | the list around a position, without a search text |
 * | closedSuggestions | no suggestions until the visitor types again |
 */
export const finderQuestionReducer = (state: FinderState, event: FinderQuestion): FinderState => {
  switch (event.kind) {
    case "typed":
      return typed(state, event.text)
    case "submitted":
      return submitted(state)
    case "asked":
      return { ...state, ...settled, request: state.request + 1, lookup: "arriving", message: undefined }
    case "choseMarket":
      return { ...aroundMarket(state, event.market), request: state.request + 1 }
    case "choseAddress":
      return { ...aroundAddress(state, event.address), request: state.request + 1 }
    case "chosePosition":
      return { ...aroundPosition(state, event.point), request: state.request + 1 }
    case "closedSuggestions":
      return { ...state, isSuggesting: false }
  }
}
