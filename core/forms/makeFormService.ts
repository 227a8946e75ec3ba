import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { notConfirmed } from "../botCheck/notConfirmed.ts"
import { randomKey } from "../command/randomKey.ts"
import { FormConfigs, FormConfigsError } from "./FormConfigs.port.ts"
import { FormInboxError, type FormReceipt } from "./FormInbox.port.ts"
import { answersOf, readAttempts, withAttempt } from "./attempts.ts"
import type { FormRules } from "./FormRules.ts"
import { type FormState, newFormState } from "./FormState.ts"
import { makeStoredForm } from "./makeStoredForm.ts"

const notRestored =
  "Deine Angaben von vorhin konnten nicht wiederhergestellt werden. Bitte fülle das Formular noch einmal aus."
const hidden =
  "Deine Anmeldung ist abgelaufen. Melde dich an, dann siehst du deine Angaben von vorhin wieder."

/**
 * Returns the error with which a call failed, or the error of `otherwise` after a defect or an interruption.
 */
const errorOf = <E>(exit: Exit.Exit<unknown, E>, otherwise: () => E): E =>
  Option.getOrElse(Exit.findErrorOption(exit), otherwise)

/**
 * Makes the state and the commands of a request form (forms and markets 4.1, 4.2; ADR 0096, points 11 and
 * 17). Each change is stored in the session storage before it shows, so a reload loses nothing. A pending
 * request continues when the visitor leaves the page. The form cannot change until the response arrives.
 */
export const makeFormService = Effect.fnUntraced(function* <
  Form,
  Config,
  Request extends { readonly token: string },
>(rules: FormRules<Form, Config, Request>) {
  type State = FormState<Form, Config>
  const configs = yield* FormConfigs
  const stored = yield* makeStoredForm(rules.storageKeys)
  const scope = yield* Effect.scope
  const state = yield* SubscriptionRef.make<State>(newFormState(rules.empty))
  /**
   * Number of the latest submission. A response to an earlier one is ignored, because its form was
   * discarded.
   */
  let tries = 0

  const keep = (config: Config, form: Form) => {
    const text = rules.save(config, form)
    return text === undefined ? Effect.void : stored.save(text, rules.hasInput(form))
  }

  /** Runs one change at a time without interruption, so that the shown and the stored form are equal. */
  const update = (change: (before: State) => Effect.Effect<State>) =>
    Effect.uninterruptible(SubscriptionRef.updateEffect(state, change))

  const patch = (change: Partial<State>) =>
    SubscriptionRef.update(state, (before) => ({ ...before, ...change }))

  /** Runs an effect to its end, even if the visitor leaves the page that started it. */
  const detached = (work: Effect.Effect<void>) =>
    Effect.flatMap(Effect.forkIn(work, scope, { startImmediately: true }), Fiber.join)

  const step = (change: (config: Config, form: Form) => Pick<State, "form" | "choiceMessage">) =>
    update((before) => {
      if (before.config.kind !== "ready" || before.submitting) return Effect.succeed(before)
      const { config } = before.config
      const now = { ...before, error: undefined, ...change(config, before.form) }
      return Effect.as(keep(config, now.form), now)
    })

  const restored = Effect.fnUntraced(function* (config: Config) {
    const { isHidden, text } = yield* stored.read
    if (text === undefined) return isHidden ? { error: hidden } : {}
    const saved = rules.restore(config, text)
    if (Result.isSuccess(saved)) return { form: saved.success }
    yield* Effect.logWarning(`The saved form ${rules.name} was not restored.`, saved.failure)
    yield* stored.remove
    return { error: notRestored }
  })

  const load = Effect.gen(function* () {
    const isFirst = yield* SubscriptionRef.modify(state, (before): [boolean, State] =>
      before.config.kind === "idle" || before.config.kind === "failed"
        ? [true, { ...before, config: { kind: "loading" } }]
        : [false, before],
    )
    if (!isFirst) return
    const exit = yield* Effect.exit(
      Effect.all({ config: rules.load, siteKey: configs.siteKey }, { concurrency: "unbounded" }),
    )
    if (Exit.isSuccess(exit)) {
      return yield* update((before) =>
        Effect.map(restored(exit.value.config), (found) => ({
          ...before,
          ...found,
          config: { kind: "ready", ...exit.value },
        })),
      )
    }
    const error = errorOf(exit, () => new FormConfigsError({ reason: "Unavailable", cause: exit.cause }))
    yield* Effect.logWarning(`The form ${rules.name} was not loaded.`, error)
    yield* patch({ config: { kind: "failed", message: error.message } })
  })

  /**
   * Starts a submission with the bot check token and an idempotency key. Does nothing if the form cannot be
   * sent or a submission is pending. If only the token is missing, shows the message of the bot check.
   */
  const begin = Effect.fnUntraced(function* (before: State, newKey: string) {
    const { config, form, submitting, token } = before
    if (config.kind !== "ready" || submitting) return [undefined, before] as const
    const request = rules.request(config.config, form, token ?? "none")
    if (request === undefined) return [undefined, before] as const
    if (token === undefined) return [undefined, { ...before, error: notConfirmed }] as const
    const tried = readAttempts(yield* stored.attempts)
    const { attempts, key } = withAttempt(tried, answersOf(request), newKey)
    yield* stored.saveAttempts(JSON.stringify(attempts))
    const now = { ...before, submitting: true, token: undefined, error: undefined }
    const sent = (sentForm: Form) => rules.sent(config.config, sentForm)
    return [{ number: ++tries, answer: rules.send(request, key), sent }, now] as const
  })

  const settle = (
    before: State,
    exit: Exit.Exit<FormReceipt, FormInboxError>,
    sent: (form: Form) => Form,
  ): Effect.Effect<State> => {
    if (Exit.isSuccess(exit)) {
      const form = sent(before.form)
      return Effect.as(stored.remove, { ...before, form, submitting: false, requestId: exit.value.id })
    }
    const error = errorOf(exit, () => new FormInboxError({ reason: "Unavailable", cause: exit.cause }))
    return Effect.as(Effect.logWarning(rules.notSent, error), {
      ...before,
      submitting: false,
      error: error.message,
    })
  }

  const submit = Effect.gen(function* () {
    const newKey = yield* randomKey
    const attempt = yield* Effect.uninterruptible(
      SubscriptionRef.modifyEffect(state, (before) => begin(before, newKey)),
    )
    if (attempt === undefined) return
    const { answer, number, sent } = attempt
    const exit = yield* Effect.exit(answer)
    yield* update((before) => (number === tries ? settle(before, exit, sent) : Effect.succeed(before)))
  })

  return {
    /** State of the form with its configuration and errors. */
    state,

    /**
     * Changes the answers or the page of the form. Does nothing before the configuration is loaded and during
     * a submission.
     */
    act: (change: (config: Config, form: Form) => Form) =>
      step((config, form) => ({ form: change(config, form), choiceMessage: undefined })),

    /** Handles 'Weiter': shows the next page, or why the form stays on this page. */
    next: step((config, form) => ({
      form: rules.next(config, form),
      choiceMessage: rules.choiceMessage(config, form),
    })),

    /**
     * Loads the configuration and restores the stored form. Runs once; after a failure it can be called
     * again.
     */
    load: detached(load),

    /** Sets the bot check token, or removes an expired one. A blank token counts as no token. */
    setToken: (token: string | undefined) => patch({ token: token?.trim() === "" ? undefined : token }),

    /**
     * Handles 'Anfrage absenden': sends the request with its token. A second click has no effect while the
     * request is pending.
     */
    submit: detached(submit),

    /**
     * Discards the form on 'Fenster schließen' and on logout. The response to a pending request is then
     * ignored.
     */
    discard: update(({ config }) =>
      Effect.suspend(() => {
        tries++
        return Effect.as(stored.remove, { ...newFormState(rules.empty), config })
      }),
    ),

    /** Removes the error message of the form. */
    dismissError: patch({ error: undefined }),
  } as const
})
