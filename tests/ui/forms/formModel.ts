import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { assert } from "@effect/vitest"
import { fireEvent, screen } from "@testing-library/react"
import * as fc from "fast-check"

import type { Fate } from "../../support/oracles/basketServer.ts"
import { dialog, heading } from "./formPage.ts"
import type { formShop } from "./formShop.tsx"

type Shop = ReturnType<typeof formShop>

/** An action of the visitor: the control on the page, and the action's effect on the answers. */
export interface Answer<Answers> {
  readonly name: string
  /** The control; `null` if the page does not show it. */
  readonly control: () => HTMLElement | null
  /** The value to type or select; without it the control is clicked. */
  readonly value?: string
  readonly mean: (before: Answers) => Answers
}

/** One of the two request forms, with a model that shares only the contact fields with the form's code. */
export interface FormOnPage<Answers> {
  readonly key: keyof typeof formStorageKeys
  readonly open: () => Promise<Shop>
  readonly nothing: Answers
  /** Converts the form in the session storage, as parsed JSON, to the model's answers. */
  readonly answersOf: (kept: unknown) => Answers
  /** Returns the headings of all steps for these answers, from welcome to completion. */
  readonly pages: (answers: Answers) => ReadonlyArray<string>
  /** Returns whether each step allows 'Weiter'. */
  readonly gates: (answers: Answers) => ReadonlyArray<boolean>
  /** Returns the expected request body without its bot-check token. */
  readonly request: (answers: Answers) => string
  /** The names of the summary's edit buttons. */
  readonly edits: ReadonlyArray<string>
}

type Deed<Answers> =
  | { readonly does: "answer"; readonly answer: Answer<Answers> }
  | { readonly does: "press"; readonly button: RegExp }
  | { readonly does: "reload"; readonly isConfigBroken: boolean }
  | { readonly does: "send"; readonly fate: Fate; readonly clicks: number }
  | { readonly does: "close and stay" }

interface Model<Answers> {
  answers: Answers
  isSent: boolean
  accepted: number
}

const find = (name: RegExp) => dialog().queryByRole<HTMLButtonElement>("button", { name })
const isOn = (name: string) => heading() === name

/** Performs one action with the controls on the page; missing controls are skipped. */
const play = async <Answers>(
  form: FormOnPage<Answers>,
  shop: Shop,
  model: Model<Answers>,
  deed: Deed<Answers>,
) => {
  switch (deed.does) {
    case "answer": {
      const { control: find, mean, value } = deed.answer
      const control = find()
      if (control === null) return
      await shop.doing(() =>
        value === undefined ? fireEvent.click(control) : fireEvent.change(control, { target: { value } }),
      )
      model.answers = mean(model.answers)
      return
    }
    case "press": {
      const button = find(deed.button)
      const before = heading()
      if (button === null || button.disabled) return
      await shop.doing(() => fireEvent.click(button))
      const pages = form.pages(model.answers)
      const from = pages.indexOf(before ?? "")
      const to = pages.indexOf(heading() ?? "")
      if (/^Weiter|starten$/u.test(button.textContent)) {
        const goesOn = form.gates(model.answers)[from] === true
        return assert.strictEqual(to, goesOn ? from + 1 : from, "'Weiter' goes on when the gate is open")
      }
      return assert.isAtMost(to, from)
    }
    case "reload": {
      shop.server.breakConfig(deed.isConfigBroken)
      await shop.reload()
      if (deed.isConfigBroken) {
        assert.isTrue(find(/^Unverbindliche/u)?.disabled)
        shop.server.breakConfig(false)
        await shop.doing(() => fireEvent.click(dialog().getByRole("button", { name: "Erneut versuchen" })))
      }
      if (model.isSent) {
        model.isSent = false
        model.answers = form.nothing
      }
      return
    }
    case "send": {
      const human = dialog().queryByRole("checkbox", { name: "Ich bin ein Mensch" })
      if (human === null) return
      const before = shop.server.accepted().length
      const arrived = shop.server.arrivals.length
      shop.server.setFates(deed.fate)
      if (!(human instanceof HTMLInputElement && human.checked))
        await shop.doing(() => fireEvent.click(human))
      const button = dialog().getByRole("button", { name: "Anfrage absenden" })
      await shop.doing(() => {
        for (let click = 0; click < deed.clicks; click++) fireEvent.click(button)
      })
      const arrivals = shop.server.arrivals.slice(arrived).map(({ answers }) => answers)
      assert.deepStrictEqual(arrivals, deed.fate === "unreachable" ? [] : [form.request(model.answers)])
      assert.strictEqual(isOn("Vielen Dank für deine Anfrage"), deed.fate === "ok")
      if (deed.fate === "ok") model.isSent = true
      model.accepted += shop.server.accepted().length - before
      return
    }
    case "close and stay": {
      await shop.doing(() => fireEvent.click(dialog().getByRole("button", { name: "Modal schließen" })))
      const stays = screen.queryByRole("button", { name: "Weiter ausfüllen" })
      if (stays !== null) return shop.doing(() => fireEvent.click(stays))
      await shop.doing(() => fireEvent.click(screen.getByText("Öffnen")))
      model.answers = form.nothing
      model.isSent = false
    }
  }
}

/** Asserts the guarantees that must be true after every action. */
const judge = <Answers>(form: FormOnPage<Answers>, shop: Shop, model: Model<Answers>) => {
  const kept = shop.kept(formStorageKeys[form.key].form)
  if (model.isSent) assert.isUndefined(kept, "what was sent is not kept")
  else
    assert.deepStrictEqual(
      kept === undefined ? form.nothing : form.answersOf(JSON.parse(kept)),
      model.answers,
      "nothing that was answered is lost",
    )
  const position = form.pages(model.answers).indexOf(heading() ?? "")
  assert.isAtLeast(position, 0, `'${heading()}' is a page of the form`)
  assert.isTrue(form.gates(model.answers).slice(0, position).every(Boolean), "no gate was jumped")
  const tokens = shop.server.arrivals.map(({ token }) => token)
  assert.lengthOf(new Set(tokens), tokens.length, "no token is used twice")
  assert.isAtMost(shop.server.maxInFlight(), 1)
}

class Step<Answers> implements fc.AsyncCommand<Model<Answers>, Shop> {
  readonly form: FormOnPage<Answers>
  readonly deed: Deed<Answers>
  constructor(form: FormOnPage<Answers>, deed: Deed<Answers>) {
    this.form = form
    this.deed = deed
  }
  check = () => true
  toString = () =>
    this.deed.does === "answer"
      ? this.deed.answer.name
      : JSON.stringify(this.deed, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
  async run(model: Model<Answers>, shop: Shop) {
    await play(this.form, shop, model, this.deed)
    judge(this.form, shop, model)
  }
}

const fates = fc.constantFrom<Array<Fate>>("ok", "ok", "lost", "unreachable", "refused")

/**
 * Performs random actions on a request form and checks its guarantees. First it takes the shortest path to a
 * submitted request.
 *
 * @param complete answers that allow every step, in step order
 */
export const checkFormOnPage = async <Answers>(
  form: FormOnPage<Answers>,
  complete: ReadonlyArray<Answer<Answers>>,
  answers: fc.Arbitrary<Answer<Answers>>,
  numRuns: number,
) => {
  const onwards = { does: "press", button: /^(Weiter|Unverbindliche)/u } as const
  const deeds: Array<fc.Arbitrary<Deed<Answers>>> = [
    ...Array.from({ length: 4 }, () => answers.map((answer) => ({ does: "answer" as const, answer }))),
    ...Array.from({ length: 3 }, () => fc.constant(onwards)),
    fc.constant({ does: "press", button: /^Zurück$/u }),
    fc
      .constantFrom(...form.edits)
      .map((name) => ({ does: "press" as const, button: new RegExp(`^${name}$`, "u") })),
    fc.boolean().map((isConfigBroken) => ({ does: "reload" as const, isConfigBroken })),
    ...Array.from({ length: 3 }, () =>
      fc.record({ does: fc.constant("send" as const), fate: fates, clicks: fc.constantFrom(1, 2) }),
    ),
    fc.constant({ does: "close and stay" }),
  ]
  const commands = deeds.map((deed) => deed.map((one) => new Step(form, one)))
  const toTheSummary = async (shop: Shop, model: Model<Answers>) => {
    await play(form, shop, model, onwards)
    for (const answer of complete) {
      if (answer.control() === null) await play(form, shop, model, onwards)
      await play(form, shop, model, { does: "answer", answer })
    }
    await play(form, shop, model, onwards)
  }
  const straight: Model<Answers> = { answers: form.nothing, isSent: false, accepted: 0 }
  const first = await form.open()
  await toTheSummary(first, straight)
  await new Step(form, { does: "send", fate: "ok", clicks: 2 }).run(straight, first)
  assert.strictEqual(straight.accepted, 1)
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.commands(commands, { maxCommands: 16, size: "max" }),
      async (isComplete, sequence) => {
        const shop = await form.open()
        const model: Model<Answers> = { answers: form.nothing, isSent: false, accepted: 0 }
        if (isComplete) await toTheSummary(shop, model)
        await fc.asyncModelRun(() => ({ model, real: shop }), sequence)
      },
    ),
    { numRuns },
  )
}
