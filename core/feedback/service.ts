import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { randomKey } from "../command/randomKey.ts"
import type { IdempotencyKey } from "../command/IdempotencyKey.ts"
import { BotCheck } from "../botCheck/BotCheck.port.ts"
import { FeedbackInbox } from "./FeedbackInbox.port.ts"
import { canSubmit } from "./dialog.ts"
import type { Feedback, FeedbackType } from "./Feedback.ts"
import { initialFeedbackState, type FeedbackState, withView } from "./FeedbackState.ts"
import { checkFeedback, feedbackFailed, messageError } from "./submission.ts"
import { defaultFeedbackType } from "./survey.ts"

/** Settings of the shop for the feedback dialog. */
export interface FeedbackShop {
  /** The name of the environment, sent with the feedback. */
  readonly environment: string
}

/** Options for opening the feedback dialog (storefront 2, feedback dialog). */
export interface FeedbackOpening {
  readonly type?: FeedbackType
  readonly source?: string
}

const make = Effect.fnUntraced(function* (shop: FeedbackShop) {
  const inbox = yield* FeedbackInbox
  const bots = yield* BotCheck
  const scope = yield* Effect.scope
  const state = yield* SubscriptionRef.make(initialFeedbackState)
  let sending = 0
  let last: { readonly content: string; readonly key: IdempotencyKey } | undefined

  const update = (change: (before: FeedbackState) => FeedbackState) => SubscriptionRef.update(state, change)

  /**
   * Returns the idempotency key of feedback. The same text and type keep their key, so a retry after a lost
   * response is stored once.
   */
  const keyOf = Effect.fnUntraced(function* ({ message, type }: Feedback) {
    const content = `${type} ${message}`
    if (last?.content !== content) last = { content, key: yield* randomKey }
    return last.key
  })

  const send = Effect.fnUntraced(function* ({ message, source, type }: FeedbackState) {
    const check = checkFeedback({
      type,
      message,
      token: yield* bots.token("feedback"),
      environment: shop.environment,
      ...(source === undefined ? {} : { source }),
    })
    if (check.kind !== "valid") return false
    yield* inbox.send(check.feedback, yield* keyOf(check.feedback))
    last = undefined
    return true
  })

  /**
   * Shows the result of a submission, but only in the dialog that sent it. The sent text is cleared unless
   * the visitor has changed it after the submission.
   *
   * @param banner the error message; `undefined` if the feedback was sent
   */
  const settle = (number: number, message: string, banner: string | undefined) =>
    update((before) => {
      const wasSent = banner === undefined
      const after = wasSent && before.message === message ? { ...before, message: "" } : before
      if (number !== sending) return after
      return wasSent ? withView(after, "sent") : withView(after, "failed", { banner })
    })

  const submit = SubscriptionRef.modify(state, (before) => {
    if (!canSubmit(before.view)) return [Effect.void, before]
    const error = messageError(before.message)
    if (error !== undefined) return [Effect.void, { ...before, messageError: error, banner: undefined }]
    const number = ++sending
    const sent = send(before).pipe(
      Effect.tapError((failure) => Effect.logWarning("The feedback was not sent.", failure)),
      Effect.match({
        onSuccess: (wasSent) => (wasSent ? undefined : feedbackFailed),
        onFailure: ({ message, reason }) => (reason === "TooManyTries" ? message : feedbackFailed),
      }),
      Effect.flatMap((failure) => settle(number, before.message, failure)),
    )
    return [sent, withView(before, "submit", { messageError: undefined, banner: undefined })]
  }).pipe(Effect.flatten)

  return {
    /** State of the feedback dialog. */
    state,

    /** Opens the feedback dialog. Text that was typed before and not sent is kept. */
    open: Effect.fn("FeedbackService.open")(({ source, type = defaultFeedbackType }: FeedbackOpening = {}) =>
      update((before) => {
        if (before.view !== "closed") return before
        sending++
        return withView(before, "open", { type, source, messageError: undefined, banner: undefined })
      }),
    ),

    choose: (type: FeedbackType): Effect.Effect<void> => update((before) => ({ ...before, type })),

    write: (message: string): Effect.Effect<void> =>
      update((before) => ({ ...before, message, messageError: undefined })),

    /**
     * Sends the feedback. Further clicks have no effect while the request is pending. The request continues
     * if the dialog closes.
     */
    submit: Effect.flatMap(Effect.forkIn(submit, scope, { startImmediately: true }), Fiber.join).pipe(
      Effect.withSpan("FeedbackService.submit"),
    ),

    close: update((before) => withView(before, "close")),

    /** Call this when the feedback dialog has disappeared from the screen. */
    closeAnimationEnded: update((before) => withView(before, "closeAnimationEnded")),
  } as const
})

/**
 * The feedback dialog (storefront 2, 4, 5 and 7). While it is sending, it accepts no further submission.
 * @stability unstable
 * @example
 * import { BotCheckMemory } from "@heimwerk/adapters/memory"
 * import { FeedbackInbox, FeedbackService } from "@heimwerk/core/feedback"
 * import * as Effect from "effect/Effect"
 * import * as Layer from "effect/Layer"
 * import * as SubscriptionRef from "effect/SubscriptionRef"
 *
 * const view = Effect.gen(function* () {
 *   const feedback = yield* FeedbackService
 *   yield* feedback.open({ type: "like" })
 *   yield* feedback.write("Schnelle Lieferung")
 *   yield* feedback.submit
 *   return (yield* SubscriptionRef.get(feedback.state)).view
 * })
 * const inbox = Layer.succeed(FeedbackInbox, { send: () => Effect.void })
 * const service = Layer.provide(FeedbackService.layer({ environment: "prod" }), [inbox, BotCheckMemory.layer])
 * await Effect.runPromise(Effect.provide(view, service)) // => "thanks"
 */
export class FeedbackService extends Context.Service<FeedbackService>()("core/feedback/FeedbackService", {
  make,
}) {
  static readonly layer = (shop: FeedbackShop) => Layer.effect(this, this.make(shop))
}
