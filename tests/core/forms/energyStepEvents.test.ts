import { assert, describe, it } from "@effect/vitest"
import { energyStepEvents } from "@heimwerk/core/forms/energy/stepEvents.ts"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"

import { energyConfig } from "./samples.ts"

const onStep = (step: number, requestId?: string) => ({
  config: { kind: "ready", config: energyConfig, siteKey: "key" } as const,
  form: { ...emptyEnergyForm, step },
  requestId,
})
const notThere = { ...onStep(0), config: { kind: "loading" } as const }

describe("data layer events of the energy form", () => {
  for (const [from, to, events] of [
    [0, 1, ["eew_form_start", "eew_form_property"]],
    [1, 2, ["eew_form_services"]],
    [2, 3, ["eew_form_contact"]],
    [3, 4, ["eew_form_info"]],
    [4, 5, ["eew_form_summary"]],
    [5, 2, ["eew_form_services"]],
    [1, 0, []],
    [4, 4, []],
  ] as const) {
    it(`the energy form pushes the events ${JSON.stringify(events)} to the data layer on the way from step ${from} to step ${to}`, () => {
      assert.deepStrictEqual(
        energyStepEvents(onStep(from), onStep(to)),
        events.map((event) => ({ event })),
      )
    })
  }

  it("the energy form pushes the id of an accepted request to the data layer once", () => {
    assert.deepStrictEqual(energyStepEvents(onStep(5), onStep(6, "r1")), [
      { event: "eew_form_submit", id: "r1" },
    ])
    assert.deepStrictEqual(energyStepEvents(onStep(6, "r1"), onStep(6, "r1")), [])
    assert.deepStrictEqual(energyStepEvents(onStep(5), onStep(6)), [])
  })

  it("the energy form pushes the event of the screen on which it is restored, but pushes no event on its first screen or while it is loading", () => {
    assert.deepStrictEqual(energyStepEvents(notThere, onStep(0)), [])
    assert.deepStrictEqual(energyStepEvents(notThere, onStep(5)), [{ event: "eew_form_summary" }])
    assert.deepStrictEqual(energyStepEvents(onStep(5), notThere), [])
  })
})
