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
  it("the address field starts with its text and a closed list, unfocused, and does not search for 2 s", () => {
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
  ])("searches a text typed after %i ms once typing has paused for %i ms", (now, delay) => {
    assert.strictEqual(searchDelay(mounted, now), delay)
  })

  it.each<[string, ReadonlyArray<AddressEvent>, Partial<AddressFieldState>]>([
    [
      "a text is a new question and hidden",
      [typed("weg")],
      { text: "weg", request: 1, list: hidden, focus: "input" },
    ],
    ["blanks around it are no new question", [typed("weg"), typed(" weg ")], { text: " weg ", request: 1 }],
    [
      "another text hides the list",
      [...listed, down, typed("wege")],
      { request: 2, list: hidden, focus: "input" },
    ],
    ["a search is loading", [typed("weg"), { kind: "searching", request: 1 }], { list: { kind: "loading" } }],
    [
      "a late start of a search is ignored",
      [typed("weg"), { kind: "searching", request: 0 }],
      { list: hidden },
    ],
    ["an answer shows", [...listed], { list: options, focus: "input", request: 1 }],
    ["an empty answer is a message", [typed("weg"), found(1, [])], { list: nothing }],
    [
      "a failure is the same message",
      [...listed, down, { kind: "failed", request: 1 }],
      { list: nothing, focus: "input" },
    ],
    ["a late answer is ignored", [typed("weg"), typed("wege"), found(1)], { list: hidden }],
    [
      "a late failure is ignored",
      [typed("weg"), typed("wege"), { kind: "failed", request: 1 }],
      { list: hidden },
    ],
    [
      "a container is asked for",
      [...listed, down, { kind: "asked" }],
      { request: 2, list: { kind: "loading" }, focus: "input" },
    ],
    [
      "its first option gets the keyboard",
      [...listed, { kind: "asked" }, found(2), { kind: "focusDue", request: 2 }],
      { focus: 0 },
    ],
    [
      "an empty container leaves it in the input",
      [...listed, { kind: "asked" }, found(2, []), { kind: "focusDue", request: 2 }],
      { focus: "input", list: nothing },
    ],
    [
      "not after something else was typed",
      [...listed, { kind: "asked" }, typed("x"), { kind: "focusDue", request: 2 }],
      { focus: "input", list: hidden },
    ],
    [
      "a pick keeps the list",
      [...listed, down, { kind: "picking", id: "1" }],
      { pickedId: "1", request: 2, list: options, focus: 0 },
    ],
    [
      "a failed pick is a message",
      [...listed, down, { kind: "picking", id: "1" }, { kind: "failed", request: 2 }],
      { pickedId: undefined, list: nothing, focus: "input" },
    ],
    [
      "a picked address is the text, and nothing is searched for 2 s",
      [...listed, { kind: "picking", id: "1" }, { kind: "picked", request: 2, text: "Weg 1", at: 50_000 }],
      { text: "Weg 1", pickedId: undefined, suppressedUntil: 52_000, list: options, request: 2 },
    ],
    [
      "a pick that was overtaken is ignored",
      [
        ...listed,
        { kind: "picking", id: "1" },
        typed("x"),
        { kind: "picked", request: 2, text: "Weg 1", at: 50_000 },
      ],
      { text: "x", pickedId: undefined, suppressedUntil: 2_000 },
    ],
    [
      "then the list closes",
      [...listed, down, { kind: "closingDue", request: 1 }],
      { list: hidden, focus: "input" },
    ],
    [
      "not when something else was asked",
      [...listed, { kind: "asked" }, { kind: "closingDue", request: 1 }],
      { list: { kind: "loading" } },
    ],
    [
      "leaving closes it",
      [...listed, down, { kind: "left" }],
      { list: hidden, focus: "elsewhere", request: 2 },
    ],
    ["and drops what is under way", [typed("weg"), { kind: "left" }, found(1)], { list: hidden }],
    [
      "and what is being picked",
      [...listed, { kind: "picking", id: "1" }, { kind: "left" }],
      { pickedId: undefined, request: 3 },
    ],
    ["down goes to the first option", [...listed, down], { focus: 0 }],
    ["down goes on", [...listed, down, down], { focus: 1 }],
    ["down from the last goes to the first", [...listed, down, down, down, down], { focus: 0 }],
    ["up from the first goes to the input", [...listed, down, up], { focus: "input" }],
    ["up from the input goes to the last", [...listed, up], { focus: 2 }],
    [
      "a click brings it back to the input",
      [...listed, down, { kind: "inputPressed" }],
      { focus: "input", list: options, request: 1 },
    ],
    ["arrows do nothing without options", [typed("weg"), down], { focus: "input" }],
    ["arrows do nothing on a message", [typed("weg"), found(1, []), up], { focus: "input" }],
  ])("address field: %s", (_, events, expected) => {
    assert.deepInclude(after(...events), expected)
  })

  it("shows only responses to the latest query, in 5,000 schedules of searches, containers and picks", async () => {
    const steps = fc.array(fc.constantFrom("weg", "weg 1", "platz", "", "open", "pick", "leave"), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fc.nat({ max: 2 }), async (scheduler, all, failing) => {
        let state = mounted
        const tell = (event: AddressEvent): void => {
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
                tell(
                  request % 3 === failing
                    ? { kind: "failed", request }
                    : { kind: "found", request, options: [named(String(request))] },
                ),
              ),
          )
        const acting = scheduler.scheduleSequence(
          all.map((step) => async () => {
            const { list, request } = state
            if (step === "leave") return tell({ kind: "left" })
            if (step === "open") tell({ kind: "asked" })
            else if (step === "pick") {
              if (list.kind !== "options" || state.pickedId !== undefined) return
              tell({ kind: "picking", id: String(request) })
              return tell({ kind: "failed", request: state.request })
            } else tell(typed(step))
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
