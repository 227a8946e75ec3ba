import { assert, describe, it } from "@effect/vitest"
import { craftsmanStepEvent } from "@heimwerk/core/forms/craftsman/stepEvent.ts"
import { emptyCraftsmanForm } from "@heimwerk/core/forms/craftsman/steps.ts"

import { config } from "./samples.ts"

const ready = { kind: "ready", config, siteKey: "key" } as const
const onPage = (page: number) => ({ ...emptyCraftsmanForm, roomIdsSelected: ["bad", "kueche"], page })

describe("what the data layer hears of the craftsman form", () => {
  for (const [page, event] of [
    [0, "hws_form_start"],
    [1, "hws_form_market"],
    [2, "hws_form_areas"],
    [3, "hws_form_area"],
    [4, "hws_form_area"],
    [5, "hws_form_contact"],
    [6, "hws_form_summary"],
  ] as const) {
    it(`is ${event} on page ${page}`, () => {
      assert.deepStrictEqual(
        craftsmanStepEvent({ config: ready, form: onPage(page), requestId: undefined }),
        { event },
      )
    })
  }

  it("is the id of the request on the completion, once it is known", () => {
    const form = onPage(7)
    assert.isUndefined(craftsmanStepEvent({ config: ready, form, requestId: undefined }))
    assert.deepStrictEqual(craftsmanStepEvent({ config: ready, form, requestId: "r1" }), {
      event: "hws_form_submit",
      id: "r1",
    })
  })

  it("is nothing before the form is there", () => {
    for (const kind of ["idle", "loading"] as const) {
      assert.isUndefined(craftsmanStepEvent({ config: { kind }, form: onPage(0), requestId: "r1" }))
    }
  })
})
