import { assert, describe, it } from "@effect/vitest"
import { unknownError } from "@heimwerk/core/navigation/unknownError.ts"
import { nothingFound } from "@heimwerk/core/search/nothingFound.ts"
import {
  initialSuggestState,
  suggestReducer,
  type SuggestChannel,
  type SuggestEvent,
  type SuggestState,
} from "@heimwerk/core/search/suggest.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import { suggestView } from "@heimwerk/core/search/suggestView.ts"
import * as fc from "fast-check"

const named = (name: string): Suggestion => ({ name, type: "searchTerm", attributes: {} })
const typed = (text: string): SuggestEvent => ({ kind: "typed", text })
const answered = (
  channel: SuggestChannel,
  request: number,
  ...names: ReadonlyArray<string>
): SuggestEvent => ({
  kind: "answered",
  channel,
  request,
  suggestions: names.map(named),
})
const failed = (channel: SuggestChannel, request: number): SuggestEvent => ({
  kind: "failed",
  channel,
  request,
})
const after = (...events: ReadonlyArray<SuggestEvent>): SuggestState =>
  events.reduce(suggestReducer, initialSuggestState)
const viewAfter = (...events: ReadonlyArray<SuggestEvent>) => suggestView(after(...events))
const list = (product: ReadonlyArray<string>, content: ReadonlyArray<string>) => ({
  kind: "list",
  product: product.map(named),
  content: content.map(named),
})
const noResults = { kind: "message", text: "Leider finden wir keine Ergebnisse für deinen Suchbegriff." }
const error = {
  kind: "message",
  text: "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut.",
}

describe("search suggestions", () => {
  it.each<[string, ReadonlyArray<SuggestEvent>, unknown]>([
    ["they are hidden without a text", [], { kind: "hidden" }],
    ["they are hidden for 2 characters", [typed(" bo ")], { kind: "hidden" }],
    ["they load from 3 characters on", [typed("boh")], { kind: "loading" }],
    [
      "results of one channel appear before the other responds",
      [typed("boh"), answered("content", 1, "a")],
      list([], ["a"]),
    ],
    [
      "an empty channel keeps loading until the other responds",
      [typed("boh"), answered("content", 1)],
      { kind: "loading" },
    ],
    [
      "a failed channel keeps loading until the other responds",
      [typed("boh"), failed("product", 1)],
      { kind: "loading" },
    ],
    [
      "results of both channels appear",
      [typed("boh"), answered("product", 1, "a"), answered("content", 1, "b")],
      list(["a"], ["b"]),
    ],
    [
      "an error is ignored when the other channel has results",
      [typed("boh"), failed("product", 1), answered("content", 1, "b")],
      list([], ["b"]),
    ],
    [
      "an error followed by an empty channel shows the error",
      [typed("boh"), answered("product", 1), failed("content", 1)],
      error,
    ],
    [
      "an empty channel followed by an error shows the error",
      [typed("boh"), failed("product", 1), answered("content", 1)],
      error,
    ],
    ["two errors show one error", [typed("boh"), failed("product", 1), failed("content", 1)], error],
    [
      "two empty channels show that nothing was found",
      [typed("boh"), answered("product", 1), answered("content", 1)],
      noResults,
    ],
    [
      "a late response is ignored",
      [typed("boh"), typed("bohr"), answered("product", 1, "a")],
      { kind: "loading" },
    ],
    [
      "they are hidden again when fewer than 3 characters remain",
      [typed("boh"), answered("product", 1, "a"), typed("bo")],
      { kind: "hidden" },
    ],
    [
      "a response stays hidden when fewer than 3 characters remain",
      [typed("boh"), typed("bo"), answered("product", 2, "a")],
      { kind: "hidden" },
    ],
    [
      "the same query again keeps its results",
      [typed("boh"), answered("product", 1, "a"), typed(" BOH ")],
      list(["a"], []),
    ],
    [
      "a second response of one channel is ignored",
      [typed("boh"), answered("product", 1, "a"), failed("product", 1), answered("product", 1, "b")],
      list(["a"], []),
    ],
  ])("the suggestions of the search field: %s", (_, events, view) => {
    assert.deepStrictEqual(viewAfter(...events), view)
  })

  it("search suggestions that arrive after the text has become too short are ignored", () => {
    const given = [typed("boh"), typed("bo")] as const
    assert.deepStrictEqual(after(...given, answered("product", 2, "a")), after(...given))
  })

  it("the messages for no search suggestions and for a failed request match the specification", () => {
    assert.deepStrictEqual([nothingFound, unknownError], [noResults.text, error.text])
  })

  it("T-C10: only suggestions for the latest text are shown, in 5,000 random orders of two channels", async () => {
    const queries = fc.array(fc.constantFrom("bo", "boh", "bohr", "bohrer", "säge", ""), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), queries, fc.nat({ max: 2 }), async (scheduler, texts, failing) => {
        let state = initialSuggestState
        const dispatch = (event: SuggestEvent): void => {
          state = suggestReducer(state, event)
          const view = suggestView(state)
          if (view.kind !== "list") return
          for (const { name } of [...view.product, ...view.content]) {
            assert.strictEqual(name, `${state.query ?? ""}/${state.request}`)
          }
        }
        const ask = (channel: SuggestChannel, request: number, query: string): Promise<void> =>
          scheduler
            .schedule(Promise.resolve())
            .then(() =>
              dispatch(
                request % 3 === failing
                  ? failed(channel, request)
                  : answered(channel, request, `${query}/${request}`),
              ),
            )
        const asked: Array<Promise<void>> = []
        const typing = scheduler.scheduleSequence(
          texts.map((text) => async () => {
            const before = state.request
            dispatch(typed(text))
            const { query, request } = state
            if (request !== before && query !== undefined)
              asked.push(ask("product", request, query), ask("content", request, query))
          }),
        )
        await scheduler.waitFor(typing.task)
        await scheduler.waitIdle()
        await Promise.all(asked)
        const latest =
          state.query === undefined ? "hidden" : state.request % 3 === failing ? "message" : "list"
        assert.strictEqual(suggestView(state).kind, latest)
      }),
      { numRuns: 5_000 },
    )
  })
})
