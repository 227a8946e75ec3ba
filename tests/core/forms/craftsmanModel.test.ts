import { assert, describe, it } from "@effect/vitest"
import {
  changeContact,
  chooseMarket,
  toggleActivity,
  toggleArea,
  writeNote,
} from "@heimwerk/core/forms/craftsman/answers.ts"
import type { CraftsmanForm } from "@heimwerk/core/forms/craftsman/CraftsmanForm.ts"
import { passes } from "@heimwerk/core/forms/craftsman/gates.ts"
import { craftsmanHeader } from "@heimwerk/core/forms/craftsman/header.ts"
import { pageOf, pages } from "@heimwerk/core/forms/craftsman/pages.ts"
import { restoreCraftsmanForm, saveCraftsmanForm } from "@heimwerk/core/forms/craftsman/SavedCraftsmanForm.ts"
import { back, edit, emptyCraftsmanForm, next, sent } from "@heimwerk/core/forms/craftsman/steps.ts"
import { Result } from "effect"
import * as fc from "fast-check"

import { ada, bath, config, kitchen, market } from "./samples.ts"

type Act = (form: CraftsmanForm) => CraftsmanForm

/** Whether a request was accepted in this run. Only in this case may the form show its completion page. */
interface Model {
  sent: boolean
}
interface Real {
  form: CraftsmanForm
}

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
    if (this.name === "sent" && pageOf(config, real.form).kind === "summary") model.sent = true
    real.form = this.act(real.form)
    const { form } = real
    const all = pages(config, form)
    assert.isTrue(form.page >= 0 && form.page < all.length, "the page is one of the form's")
    for (const page of all.slice(0, form.page)) {
      assert.isTrue(passes(config, form, page), `${page.kind} was left though its condition does not hold`)
    }
    assert.strictEqual(pageOf(config, form).kind === "completion", model.sent)
    const { progress } = craftsmanHeader(config, form)
    assert.isTrue(progress > 0 && progress <= 1)
    const saved = saveCraftsmanForm(config, form)
    assert.strictEqual(saved === undefined, model.sent)
    if (saved !== undefined)
      assert.deepStrictEqual(Result.getOrThrow(restoreCraftsmanForm(config, saved)), form)
  }
}

const step = (name: string, act: Act) => fc.constant(new Step(name, act))
const fields = ["salute", "firstName", "lastName", "email", "phone", "address", "postalCode", "city"] as const

const acts = [
  step("next", (form) => next(config, form)),
  step("next five times", (form) => [1, 2, 3, 4, 5].reduce((before) => next(config, before), form)),
  step("back", (form) => back(config, form)),
  step("sent", (form) => sent(config, form)),
  step("edit project", (form) => edit(config, form, "project")),
  step("edit contact", (form) => edit(config, form, "contact")),
  step("market", (form) => chooseMarket(config, form, market.id)),
  step("contact", (form) =>
    fields.reduce((before, field) => changeContact(config, before, field, ada[field]), form),
  ),
  step("save and restore", (form) => {
    const saved = saveCraftsmanForm(config, form)
    return saved === undefined ? form : Result.getOrThrow(restoreCraftsmanForm(config, saved))
  }),
  fc
    .constantFrom("bad", "kueche", "keller")
    .map((area) => new Step(`area ${area}`, (form) => toggleArea(config, form, area))),
  fc
    .constantFrom("fliesen", "sonst", "abriss")
    .map((activity) => new Step(`bad ${activity}`, (form) => toggleActivity(config, form, bath, activity))),
  step("kitchen", (form) => toggleActivity(config, form, kitchen, "montage")),
  fc
    .constantFrom("", " ", "Sauna")
    .map((note) => new Step(`note '${note}'`, (form) => writeNote(config, form, bath, note))),
  fc
    .tuple(fc.constantFrom(...fields), fc.constantFrom("", "x", "0"))
    .map(
      ([field, text]) => new Step(`${field} '${text}'`, (form) => changeContact(config, form, field, text)),
    ),
]

const start = (form: CraftsmanForm) => () => ({ model: { sent: false }, real: { form } })

describe("any order of actions in the craftsman form", () => {
  const answered: CraftsmanForm = {
    page: 5,
    marketId: market.id,
    userData: ada,
    roomIdsSelected: ["bad"],
    selectedRoomOptions: [{ area: "bad", activities: ["sonst"], message: "Sauna" }],
    errors: [],
  }

  it.each([
    ["the first page", emptyCraftsmanForm],
    ["the summary", answered],
  ])(
    "after any actions from %s on, the craftsman form has skipped no incomplete page, is complete only if it was sent, and is restored unchanged",
    (_, form) => {
      fc.assert(
        fc.property(fc.commands(acts, { maxCommands: 40 }), (commands) => {
          fc.modelRun(start(form), commands)
        }),
        { numRuns: 500 },
      )
    },
  )
})
