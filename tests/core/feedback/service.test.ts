import { assert, describe, it } from "@effect/vitest"
import { initialFeedbackState } from "@heimwerk/core/feedback/FeedbackState.ts"
import { FeedbackError } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import { tooManyTries } from "@heimwerk/core/values/tooManyTries.ts"
import { Deferred, Effect, Fiber } from "effect"

import { settled } from "../../support/advicePage.ts"
import { openPage, withMessage } from "../../support/feedbackPage.ts"
import { logTo } from "../../support/logTo.ts"

const banner = "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."
const required = "Bitte gib eine Nachricht ein"

const lost = Effect.fail(new FeedbackError({ reason: "Unavailable" }))

describe("the feedback dialog", () => {
  it.effect(
    "the feedback dialog is closed at first, opens with a type and a source, and closes in two steps",
    () =>
      Effect.gen(function* () {
        const { service, shown } = yield* openPage()
        assert.deepStrictEqual(yield* shown, initialFeedbackState)
        assert.deepInclude(initialFeedbackState, { view: "closed", type: "suggestion", message: "" })
        yield* service.open({ type: "like", source: "Service Layer" })
        assert.deepInclude(yield* shown, { view: "form", type: "like", source: "Service Layer" })
        yield* service.choose("unlike")
        assert.strictEqual((yield* shown).type, "unlike")
        yield* service.close
        assert.strictEqual((yield* shown).view, "closing")
        yield* service.closeAnimationEnded
        assert.strictEqual((yield* shown).view, "closed")
        yield* service.open()
        assert.deepInclude(yield* shown, { view: "form", type: "suggestion", source: undefined })
      }),
  )

  it.effect("opening the feedback dialog again while it is open has no effect", () =>
    Effect.gen(function* () {
      const { service, shown } = yield* withMessage()
      yield* service.open({ type: "like", source: "Header" })
      assert.deepInclude(yield* shown, { type: "suggestion", source: undefined, message: " Mehr Licht " })
    }),
  )

  it.effect(
    "typed feedback stays in the dialog until it is sent, and reopening the dialog clears its error messages",
    () =>
      Effect.gen(function* () {
        const { person, service, shown } = yield* withMessage()
        person.canSolve = false
        yield* service.submit
        assert.strictEqual((yield* shown).banner, banner)
        yield* service.close
        yield* service.closeAnimationEnded
        yield* service.open()
        assert.deepInclude(yield* shown, { view: "form", message: " Mehr Licht ", banner: undefined })
        yield* service.write("  ")
        yield* service.submit
        assert.strictEqual((yield* shown).messageError, required)
        yield* service.close
        yield* service.closeAnimationEnded
        yield* service.open()
        assert.isUndefined((yield* shown).messageError)
      }).pipe(logTo([])),
  )
})

describe("submitting feedback", () => {
  it.effect(
    "the trimmed feedback is sent with type, token, environment and source, and the dialog shows thanks",
    () =>
      Effect.gen(function* () {
        const { sent, service, shown } = yield* openPage()
        yield* service.open({ type: "unlike", source: "Header" })
        yield* service.write(" Zu dunkel\n")
        yield* service.submit
        assert.lengthOf(sent, 1)
        assert.deepStrictEqual(sent[0]?.feedback, {
          type: "unlike",
          message: "Zu dunkel\n\n[Source: Header]",
          token: "memory-1",
          environment: "ref",
          source: "Header",
        })
        assert.deepInclude(yield* shown, { view: "thanks", message: "" })
      }),
  )

  it.effect(
    "for blank feedback, the feedback dialog shows that a message is required and starts no bot check, and typing clears the error",
    () =>
      Effect.gen(function* () {
        const { order, service, shown } = yield* openPage()
        yield* service.open()
        yield* service.write(" \n")
        yield* service.submit
        assert.deepInclude(yield* shown, { view: "form", messageError: required, banner: undefined })
        assert.deepStrictEqual(order, [])
        yield* service.write("G")
        assert.isUndefined((yield* shown).messageError)
      }),
  )

  it.effect(
    "without a solved bot check, the feedback dialog shows the error banner, sends nothing, and can be submitted again",
    () =>
      Effect.gen(function* () {
        const logged: Array<string> = []
        const { order, person, service, shown } = yield* withMessage()
        person.canSolve = false
        yield* service.submit.pipe(logTo(logged))
        assert.deepInclude(yield* shown, { view: "failed", banner, message: " Mehr Licht " })
        assert.deepStrictEqual(order, ["token for feedback"])
        assert.deepStrictEqual(logged, ["Warn: The feedback was not sent."])
        yield* service.write("")
        yield* service.submit
        assert.deepInclude(yield* shown, { view: "failed", banner: undefined, messageError: required })
        person.canSolve = true
        yield* service.write("Gut")
        yield* service.submit
        assert.deepInclude(yield* shown, { view: "thanks", banner: undefined })
      }),
  )

  it.effect.each(["bot check", "feedback"])(
    "after too many calls of the %s, the banner of the feedback dialog says how long to wait",
    (call) =>
      Effect.gen(function* () {
        const { answers, person, service, shown } = yield* withMessage()
        if (call === "feedback") answers.push(Effect.fail(new FeedbackError({ reason: "TooManyTries" })))
        person.canSolve = call === "feedback"
        person.problem = "TooManyTries"
        yield* service.submit.pipe(logTo([]))
        assert.deepInclude(yield* shown, { view: "failed", banner: tooManyTries.message })
      }),
  )

  it.effect("feedback with a blank bot check token shows the error banner and is not sent", () =>
    Effect.gen(function* () {
      const { person, sent, service, shown } = yield* withMessage()
      person.token = " "
      yield* service.submit
      assert.deepInclude(yield* shown, { view: "failed", banner })
      assert.deepStrictEqual(sent, [])
    }),
  )

  it.effect(
    "repeated clicks send feedback only once, even if the fiber of the first click is interrupted",
    () =>
      Effect.gen(function* () {
        const { answers, sent, service, shown } = yield* withMessage()
        const answer = yield* Deferred.make<void>()
        answers.push(Deferred.await(answer))
        const clicked = yield* Effect.forkChild(service.submit, { startImmediately: true })
        assert.strictEqual((yield* shown).view, "sending")
        yield* service.submit
        yield* Fiber.interrupt(clicked)
        yield* Deferred.succeed(answer, undefined)
        yield* settled
        assert.lengthOf(sent, 1)
        assert.strictEqual((yield* shown).view, "thanks")
        yield* service.submit
        assert.lengthOf(sent, 1)
      }),
  )

  it.effect(
    "feedback that is sent again after a lost response reuses its idempotency key with a new token, and other feedback gets a new key",
    () =>
      Effect.gen(function* () {
        const { answers, sent, service, shown } = yield* withMessage()
        answers.push(lost, lost, lost)
        yield* service.submit
        assert.deepInclude(yield* shown, { view: "failed", banner, message: " Mehr Licht " })
        yield* service.submit
        yield* service.choose("like")
        yield* service.submit
        yield* service.submit
        const [first, second, third, fourth] = sent
        assert.strictEqual(first?.key, second?.key)
        assert.notStrictEqual(first?.feedback.token, second?.feedback.token)
        assert.notStrictEqual(second?.key, third?.key)
        assert.strictEqual(third?.key, fourth?.key)
        yield* service.close
        yield* service.closeAnimationEnded
        yield* service.open({ type: "like" })
        yield* service.write(" Mehr Licht ")
        yield* service.submit
        assert.notStrictEqual(sent[4]?.key, fourth?.key)
      }).pipe(logTo([])),
  )

  it.effect(
    "a response to feedback that arrives after the dialog was closed is not shown when the dialog opens again",
    () =>
      Effect.gen(function* () {
        const { answers, service, shown } = yield* withMessage()
        const answer = yield* Deferred.make<void, FeedbackError>()
        answers.push(Deferred.await(answer))
        yield* Effect.forkChild(service.submit, { startImmediately: true })
        yield* service.close
        yield* service.closeAnimationEnded
        yield* service.open()
        yield* Deferred.fail(answer, new FeedbackError({ reason: "Unavailable" }))
        yield* settled
        assert.deepInclude(yield* shown, { view: "form", banner: undefined, message: " Mehr Licht " })
      }).pipe(logTo([])),
  )

  it.effect(
    "a late success of sent feedback does not clear the text that the visitor has typed since then",
    () =>
      Effect.gen(function* () {
        for (const [typed, left] of [
          [" Mehr Licht ", ""],
          ["Mehr Luft", "Mehr Luft"],
        ] as const) {
          const { answers, service, shown } = yield* withMessage()
          const answer = yield* Deferred.make<void>()
          answers.push(Deferred.await(answer))
          yield* Effect.forkChild(service.submit, { startImmediately: true })
          yield* service.close
          yield* service.closeAnimationEnded
          yield* service.open()
          yield* service.write(typed)
          yield* Deferred.succeed(answer, undefined)
          yield* settled
          assert.deepInclude(yield* shown, { view: "form", message: left })
        }
      }),
  )
})

it("rejected and lost feedback have the text of the error banner", () => {
  for (const reason of ["NotHuman", "Unavailable"] as const)
    assert.strictEqual(new FeedbackError({ reason }).message, banner)
})
