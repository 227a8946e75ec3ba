import { assert, describe, it } from "@effect/vitest"
import {
  type AddressEvent,
  addressFieldReducer,
  type AddressFieldState,
  initialAddressField,
  searchDelay,
} from "@heimwerk/core/address/addressField.ts"
import type { AddressSuggestion } from "@heimwerk/core/address/AddressSuggestion.ts"
import * as fc from "fast-check"

const named = (Id: string): AddressSuggestion => ({
  Id,
  Type: "Address",
  Text: `Weg ${Id}`,
  Description: "50667 Köln",
  Highlight: "",
})
const three = ["1", "2", "3"].map(named)
const mounted = initialAddressField("", 0)
const after = (...events: ReadonlyArray<AddressEvent>): AddressFieldState =>
  events.reduce(addressFieldReducer, mounted)
const typed = (text: string): AddressEvent => ({ kind: "typed", text })
const found = (request: number, options = three): AddressEvent => ({ kind: "found", request, options })
const down: AddressEvent = { kind: "arrow", key: "down" }
const up: AddressEvent = { kind: "arrow", key: "up" }
const listed = [typed("weg"), found(1)] as const
const hidden = { kind: "hidden" } as const
const nothing = { kind: "message", text: "Keine Adressen gefunden." } as const
const options = { kind: "options", options: three } as const

describe("an address input", () => {
  it("the address field starts without focus, with the given text and a closed list, and sends no search in the first 2 s", () => {
    assert.deepStrictEqual(initialAddressField("Weg 1", 5_000), {
      text: "Weg 1",
      list: hidden,
      focus: "elsewhere",
      pickedId: undefined,
      request: 0,
      suppressedUntil: 7_000,
    })
  })

  it.each([
    [0, 2_000],
    [500, 1_500],
    [1_000, 1_000],
    [1_001, 1_000],
    [9_000, 1_000],
  ])(
    "a text typed %i ms after the address field appeared is searched after a pause of %i ms",
    (now, delay) => {
      assert.strictEqual(searchDelay(mounted, now), delay)
    },
  )

  it.each<[string, ReadonlyArray<AddressEvent>, Partial<AddressFieldState>]>([
    [
      "new text starts a new request, hides the list and takes the focus from no other element",
      [typed("weg")],
      { text: "weg", request: 1, list: hidden, focus: "elsewhere" },
    ],
    [
      "a failed search takes the focus from no other element",
      [typed("weg"), { kind: "failed", request: 1 }],
      { list: nothing, focus: "elsewhere" },
    ],
    [
      "an address that is clicked and cannot be fetched leaves the focus in the input",
      [...listed, { kind: "picking", id: "1" }, { kind: "failed", request: 2 }],
      { list: nothing, focus: "input" },
    ],
    [
      "spaces around the text start no new request",
      [typed("weg"), typed(" weg ")],
      { text: " weg ", request: 1 },
    ],
    [
      "changed text hides the list",
      [...listed, down, typed("wege")],
      { request: 2, list: hidden, focus: "input" },
    ],
    [
      "a running search shows the loading state",
      [typed("weg"), { kind: "searching", request: 1 }],
      { list: { kind: "loading" } },
    ],
    [
      "the start of an outdated search is ignored",
      [typed("weg"), { kind: "searching", request: 0 }],
      { list: hidden },
    ],
    ["a response shows its suggestions", [...listed], { list: options, focus: "elsewhere", request: 1 }],
    ["an empty response shows a message", [typed("weg"), found(1, [])], { list: nothing }],
    [
      "a failure shows the same message as an empty response",
      [...listed, down, { kind: "failed", request: 1 }],
      { list: nothing, focus: "input" },
    ],
    ["a late response is ignored", [typed("weg"), typed("wege"), found(1)], { list: hidden }],
    [
      "a late failure is ignored",
      [typed("weg"), typed("wege"), { kind: "failed", request: 1 }],
      { list: hidden },
    ],
    [
      "choosing a container requests its suggestions",
      [...listed, down, { kind: "asked" }],
      { request: 2, list: { kind: "loading" }, focus: "input" },
    ],
    [
      "the first option of a loaded container gets the focus",
      [...listed, { kind: "asked" }, found(2), { kind: "focusDue", request: 2 }],
      { focus: 0 },
    ],
    [
      "an empty container leaves the focus in the input",
      [...listed, { kind: "asked" }, found(2, []), { kind: "focusDue", request: 2 }],
      { focus: "input", list: nothing },
    ],
    [
      "a container does not take the focus after further typing",
      [...listed, { kind: "asked" }, typed("x"), { kind: "focusDue", request: 2 }],
      { focus: "input", list: hidden },
    ],
    [
      "choosing an address keeps the list open at first",
      [...listed, down, { kind: "picking", id: "1" }],
      { pickedId: "1", request: 2, list: options, focus: 0 },
    ],
    [
      "an address that cannot be fetched shows a message",
      [...listed, down, { kind: "picking", id: "1" }, { kind: "failed", request: 2 }],
      { pickedId: undefined, list: nothing, focus: "input" },
    ],
    [
      "a fetched address becomes the text and suppresses searches for 2 s",
      [...listed, { kind: "picking", id: "1" }, { kind: "picked", request: 2, text: "Weg 1", at: 50_000 }],
      { text: "Weg 1", pickedId: undefined, suppressedUntil: 52_000, list: options, request: 2 },
    ],
    [
      "a fetched address is ignored after further typing",
      [
        ...listed,
        { kind: "picking", id: "1" },
        typed("x"),
        { kind: "picked", request: 2, text: "Weg 1", at: 50_000 },
      ],
      { text: "x", pickedId: undefined, suppressedUntil: 2_000 },
    ],
    [
      "the list closes after a fetched address",
      [...listed, down, { kind: "closingDue", request: 1 }],
      { list: hidden, focus: "input" },
    ],
    [
      "the list stays open when a new search has started",
      [...listed, { kind: "asked" }, { kind: "closingDue", request: 1 }],
      { list: { kind: "loading" } },
    ],
    [
      "leaving the field closes the list",
      [...listed, down, { kind: "left" }],
      { list: hidden, focus: "elsewhere", request: 2 },
    ],
    [
      "leaving the field drops a running search",
      [typed("weg"), { kind: "left" }, found(1)],
      { list: hidden },
    ],
    [
      "leaving the field drops a running fetch of an address",
      [...listed, { kind: "picking", id: "1" }, { kind: "left" }],
      { pickedId: undefined, request: 3 },
    ],
    ["arrow down moves from the input to the first option", [...listed, down], { focus: 0 }],
    ["arrow down moves to the next option", [...listed, down, down], { focus: 1 }],
    ["arrow down moves from the last option to the first", [...listed, down, down, down, down], { focus: 0 }],
    ["arrow up moves from the first option to the input", [...listed, down, up], { focus: "input" }],
    ["arrow up moves from the input to the last option", [...listed, up], { focus: 2 }],
    [
      "a click into the input moves the focus back to it",
      [...listed, down, { kind: "inputPressed" }],
      { focus: "input", list: options, request: 1 },
    ],
    ["arrow keys have no effect without options", [typed("weg"), down], { focus: "elsewhere" }],
    [
      "arrow keys have no effect while a message is shown",
      [typed("weg"), found(1, []), up],
      { focus: "elsewhere" },
    ],
  ])("in the address field, %s", (_, events, expected) => {
    assert.deepInclude(after(...events), expected)
  })

  it("T-C10: the address field shows only responses to the latest query, in 5,000 random orders of typing, opening a street and choosing an address", async () => {
    const steps = fc.array(fc.constantFrom("weg", "weg 1", "platz", "", "open", "pick", "leave"), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fc.nat({ max: 2 }), async (scheduler, all, failing) => {
        let state = mounted
        const dispatch = (event: AddressEvent): void => {
          state = addressFieldReducer(state, event)
          if (state.list.kind !== "options") return
          const shownFor = state.pickedId === undefined ? [state.request] : [state.request - 1]
          for (const { Id } of state.list.options) assert.include(shownFor.map(String), Id)
        }
        const answers: Array<Promise<void>> = []
        const answer = (request: number): void =>
          void answers.push(
            scheduler
              .schedule(Promise.resolve())
              .then(() =>
                dispatch(
                  request % 3 === failing
                    ? { kind: "failed", request }
                    : { kind: "found", request, options: [named(String(request))] },
                ),
              ),
          )
        const acting = scheduler.scheduleSequence(
          all.map((step) => async () => {
            const { list, request } = state
            if (step === "leave") return dispatch({ kind: "left" })
            if (step === "open") dispatch({ kind: "asked" })
            else if (step === "pick") {
              if (list.kind !== "options" || state.pickedId !== undefined) return
              dispatch({ kind: "picking", id: String(request) })
              return dispatch({ kind: "failed", request: state.request })
            } else dispatch(typed(step))
            if (state.request !== request && state.text !== "") answer(state.request)
          }),
        )
        await scheduler.waitFor(acting.task)
        await scheduler.waitIdle()
        await Promise.all(answers)
      }),
      { numRuns: 5_000 },
    )
  })
})
