import { assert, describe, it } from "@effect/vitest"
import {
  changeContact,
  chooseMarket,
  chooseProperty,
  giveConsent,
  toggleService,
} from "@heimwerk/core/forms/energy/answers.ts"
import { type EnergyForm, Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { energyHeader } from "@heimwerk/core/forms/energy/header.ts"
import { isHidden } from "@heimwerk/core/forms/energy/partners.ts"
import { restoreEnergyForm, saveEnergyForm } from "@heimwerk/core/forms/energy/SavedEnergyForm.ts"
import { back, edit, emptyEnergyForm, next, sent } from "@heimwerk/core/forms/energy/steps.ts"
import { Result } from "effect"
import * as fc from "fast-check"

import { openGates } from "../../support/oracles/energyGates.ts"
import { ada, energyConfig, market } from "./samples.ts"

type Act = (form: EnergyForm) => EnergyForm

/** Whether a request was accepted in this run. Only in this case may the form show its completion screen. */
interface Model {
  sent: boolean
}
interface Real {
  form: EnergyForm
}

const gatesOf = (form: EnergyForm) =>
  openGates({
    property: form.selectedProperty,
    services: form.selectedServices,
    market: form.marketId,
    contact: form.userData,
    consent: form.concent,
  })

class Step implements fc.Command<Model, Real> {
  readonly name: string
  readonly act: Act
  constructor(name: string, act: Act) {
    this.name = name
    this.act = act
  }

  check = (): boolean => true

  toString = (): string => this.name

  run(model: Model, real: Real): void {
    if (this.name === "sent" && real.form.step === 5) model.sent = true
    real.form = this.act(real.form)
    const { form } = real
    assert.isTrue(form.step >= 0 && form.step <= 6, "the step is one of the seven")
    assert.isTrue(gatesOf(form).slice(0, form.step).every(Boolean), "a closed gate was passed")
    assert.strictEqual(form.step === 6, model.sent)
    const { selectedProperty } = form
    if (selectedProperty === "") assert.deepStrictEqual(form.selectedServices, [])
    else assert.isFalse(form.selectedServices.some((partner) => isHidden(selectedProperty, partner)))
    const { steps } = energyHeader(form)
    assert.isTrue(steps === undefined ? model.sent : steps.progress > 0 && steps.progress <= 1)
    const saved = saveEnergyForm(form)
    assert.strictEqual(saved === undefined, model.sent)
    if (saved !== undefined)
      assert.deepStrictEqual(Result.getOrThrow(restoreEnergyForm(energyConfig, saved)), form)
  }
}

const step = (name: string, act: Act) => fc.constant(new Step(name, act))
const fields = ["salute", "firstName", "lastName", "email", "phone", "address", "postalCode", "city"] as const

const acts = [
  step("next", next),
  step("next five times", (form) => [1, 2, 3, 4, 5].reduce((before) => next(before), form)),
  step("back", back),
  step("sent", sent),
  step("edit services", (form) => edit(form, 3)),
  step("edit contact", (form) => edit(form, 4)),
  step("market", (form) => chooseMarket(form, market)),
  step("contact", (form) => fields.reduce((before, field) => changeContact(before, field, ada[field]), form)),
  step("save and restore", (form) => {
    const saved = saveEnergyForm(form)
    return saved === undefined ? form : Result.getOrThrow(restoreEnergyForm(energyConfig, saved))
  }),
  fc.constantFrom(...Property.literals).map((p) => new Step(p, (form) => chooseProperty(form, p))),
  fc.constantFrom(...Partner.literals).map((p) => new Step(p, (form) => toggleService(form, p))),
  fc.boolean().map((given) => new Step(`consent ${given}`, (form) => giveConsent(form, given))),
  fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom("", "x", "0"))
    .map(([field, text]) => new Step(`${field} '${text}'`, (form) => changeContact(form, field, text))),
]

describe("any order of actions in the energy form", () => {
  const answered: EnergyForm = {
    step: 5,
    marketId: market.id,
    marketName: market.name,
    userData: ada,
    selectedProperty: "apartment-owner",
    selectedServices: ["varm"],
    concent: true,
    errors: [],
  }

  it.each([
    ["the first screen", emptyEnergyForm],
    ["the summary", answered],
  ])(
    "after any actions from %s on, the energy form has skipped no incomplete screen, is complete only if it was sent, and is restored unchanged",
    (_, form) => {
      fc.assert(
        fc.property(fc.commands(acts, { maxCommands: 40 }), (commands) => {
          fc.modelRun(() => ({ model: { sent: false }, real: { form } }), commands)
        }),
        { numRuns: 500 },
      )
    },
  )
})
