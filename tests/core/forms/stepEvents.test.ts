import { assert, describe, it } from "@effect/vitest"
import { craftsmanStepEvents } from "@heimwerk/core/forms/craftsman/stepEvents.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"

import { config } from "./samples.ts"

const onPage = (page: number, requestId?: string) => ({
  config: { kind: "ready", config, siteKey: "key" } as const,
  form: { ...emptyCraftsmanForm, roomIdsSelected: ["bad", "kueche"], page },
  requestId,
})
const notThere = { ...onPage(0), config: { kind: "loading" } as const }

describe("data layer events of the craftsman form", () => {
  for (const [from, to, events] of [
    [0, 1, ["hws_form_start", "hws_form_market"]],
    [1, 2, ["hws_form_areas"]],
    [2, 3, ["hws_form_area"]],
    [3, 4, ["hws_form_area"]],
    [4, 5, ["hws_form_contact"]],
    [5, 6, ["hws_form_summary"]],
    [6, 2, ["hws_form_areas"]],
    [1, 0, []],
    [4, 4, []],
  ] as const) {
    it(`the craftsman form pushes the events ${JSON.stringify(events)} to the data layer on the way from page ${from} to page ${to}`, () => {
      assert.deepStrictEqual(
        craftsmanStepEvents(onPage(from), onPage(to)),
        events.map((event) => ({ event })),
      )
    })
  }

  it("the craftsman form pushes the id of an accepted request to the data layer once", () => {
    assert.deepStrictEqual(craftsmanStepEvents(onPage(6), onPage(7, "r1")), [
      { event: "hws_form_submit", id: "r1" },
    ])
    assert.deepStrictEqual(craftsmanStepEvents(onPage(7, "r1"), onPage(7, "r1")), [])
    assert.deepStrictEqual(craftsmanStepEvents(onPage(6), onPage(7)), [])
  })

  it("the craftsman form pushes the event of the page on which it is restored, but pushes no event on its first page or while it is loading", () => {
    assert.deepStrictEqual(craftsmanStepEvents(notThere, onPage(0)), [])
    assert.deepStrictEqual(craftsmanStepEvents(notThere, onPage(5)), [{ event: "hws_form_contact" }])
    assert.deepStrictEqual(craftsmanStepEvents(onPage(5), notThere), [])
  })
})
