import { assert } from "@effect/vitest"
import type { FormState } from "@heimwerk/core/forms/FormState.ts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"

import { type Act, type FormCommand, sharedCommands, type Tab } from "./formCommands.ts"
import { openTab } from "./openTab.ts"

/** The commands that both form services have. */
interface Commands {
  readonly load: Effect.Effect<void>
  readonly next: Effect.Effect<void>
  readonly back: Effect.Effect<void>
  readonly submit: Effect.Effect<void>
  readonly discard: Effect.Effect<void>
  setToken(token: string | undefined): Effect.Effect<void>
}

/** One of the two forms, with an independent reference implementation of its rules. */
export interface FormUnderTest<Answers, Form, Config> {
  readonly nothing: Answers
  commands(tab: Tab): Commands
  state(tab: Tab): Effect.Effect<FormState<Form, Config>>
  answersOf(form: Form): Answers
  positionOf(form: Form): number
  /**
   * Returns for each page whether 'Weiter' may leave it. The last two pages are the summary and the
   * completion page.
   */
  gates(answers: Answers): ReadonlyArray<boolean>
  /** The expected body of a request as text, without its bot check token. */
  request(answers: Answers): string
}

/**
 * The expected state of the form in one run. At the end, the sums over all runs show whether requests were
 * accepted and repeated at all.
 */
interface Model<Answers> {
  answers: Answers
  isLoaded: boolean
  hasToken: boolean
  isSent: boolean
  tokens: number
  /** Requests accepted since the form was last empty. The same request must not be accepted twice. */
  acceptedNow: Set<string>
  accepted: number
}

class Step<Answers, Form, Config> implements fc.AsyncCommand<Model<Answers>, Tab> {
  readonly command: FormCommand<Answers>
  readonly form: FormUnderTest<Answers, Form, Config>
  readonly execute: <A>(effect: Effect.Effect<A>) => Promise<A>
  constructor(
    command: FormCommand<Answers>,
    form: FormUnderTest<Answers, Form, Config>,
    execute: <A>(effect: Effect.Effect<A>) => Promise<A>,
  ) {
    this.command = command
    this.form = form
    this.execute = execute
  }

  check = (): boolean => true

  toString = (): string => {
    const { command } = this
    return command.does === "act" ? command.act.name : JSON.stringify(command)
  }

  run(model: Model<Answers>, tab: Tab): Promise<void> {
    return this.execute(Effect.andThen(this.play(model, tab), this.judge(model, tab)))
  }

  private forgetAll(model: Model<Answers>): void {
    model.answers = this.form.nothing
    model.isSent = false
    model.hasToken = false
    model.acceptedNow = new Set()
  }

  private play = Effect.fnUntraced(
    { self: this },
    function* (this: Step<Answers, Form, Config>, model: Model<Answers>, tab: Tab) {
      const { command, form } = this
      const commands = form.commands(tab)
      switch (command.does) {
        case "act":
          if (model.isLoaded && !model.isSent) model.answers = command.act.mean(model.answers)
          return yield* command.act.run(tab)
        case "next":
          return yield* this.goOn(model, tab)
        case "walk on":
          return yield* this.walkOn(model, tab)
        case "back": {
          const before = form.positionOf((yield* form.state(tab)).form)
          yield* commands.back
          const after = form.positionOf((yield* form.state(tab)).form)
          return assert.strictEqual(after, model.isSent ? before : Math.max(0, before - 1))
        }
        case "load":
          tab.server.breakConfig(command.isBroken)
          yield* tab.waited(commands.load)
          if (!command.isBroken) model.isLoaded = true
          return
        case "reload":
          yield* tab.reload
          return this.left(model)
        case "give token":
          return yield* this.takeToken(model, tab)
        case "discard":
          this.forgetAll(model)
          return yield* commands.discard
        case "send":
          yield* this.walkOn(model, tab)
          yield* this.takeToken(model, tab)
          return yield* this.submit(model, tab, command)
        case "submit":
          return yield* this.submit(model, tab, command)
      }
    },
  )

  private takeToken(model: Model<Answers>, tab: Tab): Effect.Effect<void> {
    model.hasToken = true
    return this.form.commands(tab).setToken(`t${++model.tokens}`)
  }

  private goOn = Effect.fnUntraced(
    { self: this },
    function* (this: Step<Answers, Form, Config>, model: Model<Answers>, tab: Tab) {
      const { form } = this
      const before = form.positionOf((yield* form.state(tab)).form)
      const gates = form.gates(model.answers)
      yield* form.commands(tab).next
      const after = form.positionOf((yield* form.state(tab)).form)
      const goesOn = model.isLoaded && before < gates.length - 2 && gates[before] === true
      assert.strictEqual(after, goesOn ? before + 1 : before, "'Weiter' goes on when the gate is open")
    },
  )

  private walkOn(model: Model<Answers>, tab: Tab) {
    return Effect.forEach(this.form.gates(model.answers), () => this.goOn(model, tab), { discard: true })
  }

  /** Updates the model after the page was left. Everything is lost except the session storage of the tab. */
  private left(model: Model<Answers>): void {
    model.isLoaded = false
    model.hasToken = false
    if (model.isSent) this.forgetAll(model)
  }

  private submit = Effect.fnUntraced(
    { self: this },
    function* (
      this: Step<Answers, Form, Config>,
      model: Model<Answers>,
      tab: Tab,
      { ending: wanted, fate }: Extract<FormCommand<Answers>, { does: "send" | "submit" }>,
    ) {
      const { form } = this
      const commands = form.commands(tab)
      const gates = form.gates(model.answers)
      const position = form.positionOf((yield* form.state(tab)).form)
      const mayBeSent = model.isLoaded && model.hasToken && position === gates.length - 2
      const ending = wanted === "click again" && !mayBeSent ? "wait" : wanted
      const arrivals = tab.server.arrivals.length
      if (mayBeSent) tab.server.setFates(fate)
      yield* Effect.forkChild(commands.submit, { startImmediately: true })
      if (ending === "click again") {
        yield* commands.setToken(`t${++model.tokens}`)
        yield* Effect.forkChild(commands.submit, { startImmediately: true })
      }
      if (ending === "leave") yield* tab.reload
      if (ending === "discard") yield* commands.discard
      yield* TestClock.adjust("1 minute")
      const isNew = mayBeSent && (fate === "ok" || fate === "lost")
      const request = mayBeSent ? form.request(model.answers) : ""
      assert.deepStrictEqual(
        tab.server.arrivals.slice(arrivals).map(({ answers }) => answers),
        mayBeSent && fate !== "unreachable" ? [request] : [],
        "what arrives is what was answered, once",
      )
      if (isNew && !model.acceptedNow.has(request)) model.accepted++
      if (isNew) model.acceptedNow.add(request)
      if (mayBeSent && fate === "ok" && (ending === "wait" || ending === "click again")) model.isSent = true
      if (mayBeSent) model.hasToken = false
      if (ending === "click again") model.hasToken = true
      if (ending === "leave") this.left(model)
      if (ending === "discard") this.forgetAll(model)
    },
  )

  private judge = Effect.fnUntraced(
    { self: this },
    function* (this: Step<Answers, Form, Config>, model: Model<Answers>, tab: Tab) {
      const { form } = this
      const state = yield* form.state(tab)
      const gates = form.gates(model.answers)
      const position = form.positionOf(state.form)
      assert.strictEqual(state.config.kind === "ready", model.isLoaded)
      assert.strictEqual(state.token !== undefined, model.hasToken)
      assert.isFalse(state.submitting)
      assert.deepStrictEqual(
        form.answersOf(state.form),
        model.isLoaded ? model.answers : form.nothing,
        "nothing that was answered is lost",
      )
      if (!model.isLoaded) return assert.strictEqual(position, 0)
      assert.isTrue(gates.slice(0, position).every(Boolean), "no gate was jumped")
      assert.strictEqual(position === gates.length - 1, model.isSent)
      assert.strictEqual(state.requestId !== undefined, model.isSent)
      assert.strictEqual(tab.server.accepted().length, model.accepted, "nothing is accepted twice")
      assert.isAtMost(tab.server.maxInFlight(), 1)
      const tokens = tab.server.arrivals.map(({ token }) => token)
      assert.lengthOf(new Set(tokens), tokens.length, "no token is used twice")
    },
  )
}

/**
 * Runs random actions of customers and compares the form with its model. Over all runs, more than
 * `numRuns / 10` requests must be accepted and at least one must be repeated; otherwise the comparison
 * proves too little.
 */
export const checkForm = Effect.fnUntraced(function* <Answers, Form, Config>(
  form: FormUnderTest<Answers, Form, Config>,
  prepare: fc.Arbitrary<Act<Answers>>,
  acts: ReadonlyArray<fc.Arbitrary<Act<Answers>>>,
  numRuns: number,
) {
  const context = yield* Effect.context()
  const execute = Effect.runPromiseWith(context)
  const commands = [
    ...[prepare, prepare, prepare, prepare, ...acts].map((act) =>
      act.map((one): FormCommand<Answers> => ({ does: "act", act: one })),
    ),
    ...sharedCommands<Answers>(),
  ].map((command) => command.map((one) => new Step(one, form, execute)))
  let [accepted, repeated] = [0, 0]
  const sequences = fc.commands(commands, { maxCommands: 30, size: "max" })
  const property = fc.asyncProperty(fc.option(prepare, { freq: 4 }), sequences, (prepared, sequence) =>
    Effect.gen(function* () {
      const tab = yield* openTab
      yield* tab.waited(form.commands(tab).load)
      const model: Model<Answers> = {
        answers: form.nothing,
        isLoaded: true,
        hasToken: false,
        isSent: false,
        tokens: 0,
        acceptedNow: new Set(),
        accepted: 0,
      }
      if (prepared !== null) {
        model.answers = prepared.mean(model.answers)
        yield* prepared.run(tab)
      }
      yield* Effect.promise(() => fc.asyncModelRun(() => ({ model, real: tab }), sequence))
      const keys = tab.server.arrivals.map(({ key }) => key)
      accepted += model.accepted
      repeated += keys.length - new Set(keys).size
    }).pipe(Effect.scoped, execute),
  )
  yield* Effect.promise(() => fc.assert(property, { numRuns }))
  assert.isAbove(accepted, numRuns / 10)
  assert.isAbove(repeated, 0)
})
