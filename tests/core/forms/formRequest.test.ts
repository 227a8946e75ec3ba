import { assert, describe, it } from "@effect/vitest"
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { begun, onSummary, summary } from "./onSummary.ts"
import { openTab } from "./openTab.ts"

const keys = formStorageKeys.energy
const unsent =
  "Deine Anfrage konnte gerade nicht gesendet werden. Deine Angaben bleiben erhalten. Bitte versuche es noch einmal."

describe("sending a request", () => {
  it.effect(
    "a form request is sent with the bot check token, completes the form and clears the stored answers",
    () =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        yield* tab.energy().setToken("t1")
        yield* begun(tab.energy().submit)
        const under = yield* tab.energyState
        assert.deepStrictEqual([under.submitting, under.token, under.form.step], [true, undefined, 5])
        yield* TestClock.adjust("10 millis")
        const state = yield* tab.energyState
        assert.deepStrictEqual([state.submitting, state.form.step, state.error], [false, 6, undefined])
        const key = tab.server.arrivals[0]?.key ?? ""
        assert.match(key, /^[0-9a-f]{32}$/u)
        assert.deepStrictEqual(
          tab.server.arrivals.map(({ token }) => token),
          ["t1"],
        )
        assert.strictEqual(state.requestId, `id of ${key}`)
        assert.isUndefined(yield* tab.storage.get("session", keys.form))
        assert.isUndefined(yield* tab.storage.get("session", keys.session))
        yield* tab.energy().back
        assert.strictEqual((yield* tab.energyState).form.step, 6)
        assert.isUndefined(yield* tab.storage.get("session", keys.form))
      }),
  )

  it.effect.each([undefined, "", " "])(
    "a form without a bot check token (%j) is not sent and shows a message",
    (token) =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        yield* tab.energy().setToken("t1")
        yield* tab.energy().setToken(token)
        yield* tab.waited(tab.energy().submit)
        const state = yield* tab.energyState
        assert.deepStrictEqual(state.form, summary)
        assert.isFalse(state.submitting)
        assert.strictEqual(state.error, "Fast geschafft! Bitte bestätige, dass du ein Mensch bist.")
        assert.deepStrictEqual(tab.server.arrivals, [])
      }),
  )

  it.effect("a form is not sent before the summary or before the configuration is loaded", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      yield* tab.energy().setToken("t1")
      yield* tab.energy().back
      yield* tab.waited(tab.energy().submit)
      const { error, token } = yield* tab.energyState
      assert.deepStrictEqual([error, token, tab.server.arrivals], [undefined, "t1", []])
      yield* tab.reload
      yield* tab.energy().setToken("t1")
      yield* tab.waited(tab.energy().submit)
      assert.deepStrictEqual(tab.server.arrivals, [])
    }),
  )

  it.effect(
    "repeated clicks send a form only once, and the form cannot be changed until the response arrives",
    () =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        yield* tab.energy().setToken("t1")
        yield* begun(tab.energy().submit)
        yield* tab.energy().setToken("t2")
        yield* begun(tab.energy().submit)
        yield* tab.energy().back
        yield* tab.energy().next
        yield* tab.energy().changeContact("city", "Bonn")
        assert.deepStrictEqual((yield* tab.energyState).form, summary)
        yield* TestClock.adjust("1 minute")
        assert.lengthOf(tab.server.arrivals, 1)
        assert.strictEqual((yield* tab.energyState).form.step, 6)
        yield* tab.waited(tab.energy().submit)
        assert.lengthOf(tab.server.arrivals, 1)
      }),
  )

  it.effect("a form request continues even if the fiber that submitted it is interrupted", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      yield* tab.energy().setToken("t1")
      yield* Fiber.interrupt(yield* begun(tab.energy().submit))
      yield* TestClock.adjust("10 millis")
      assert.strictEqual((yield* tab.energyState).form.step, 6)
    }),
  )

  it.effect.each(["unreachable", "lost"] as const)(
    "after a failure (%s), the form keeps all answers, and the next submission has the same idempotency key and a new bot check token",
    (fate) =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        tab.server.setFates(fate)
        yield* tab.energy().setToken("t1")
        yield* tab.waited(tab.energy().submit)
        const failed = yield* tab.energyState
        assert.deepStrictEqual(
          [failed.form, failed.error, failed.token, failed.submitting],
          [summary, unsent, undefined, false],
        )
        yield* tab.energy().setToken("t2")
        yield* tab.waited(tab.energy().submit)
        const state = yield* tab.energyState
        assert.deepStrictEqual([state.form.step, state.error], [6, undefined])
        assert.lengthOf(tab.server.accepted(), 1)
        assert.lengthOf(new Set(tab.server.arrivals.map(({ key }) => key)), 1)
      }),
  )

  it.effect(
    "after a lost response and a reload, the next submission of the form has the same idempotency key",
    () =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        yield* tab.energy().setToken("t1")
        tab.server.setFates("lost", "lost")
        yield* tab.waited(tab.energy().submit)
        for (const token of ["t2", "t3"]) {
          yield* tab.reload
          yield* tab.waited(tab.energy().load)
          yield* tab.energy().setToken(token)
          yield* tab.waited(tab.energy().submit)
        }
        assert.lengthOf(tab.server.arrivals, 3)
        assert.lengthOf(tab.server.accepted(), 1)
        assert.strictEqual((yield* tab.energyState).form.step, 6)
      }),
  )

  it.effect(
    "answers that are changed after a failed form request get a new idempotency key, and the original answers get the first key again",
    () =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        tab.server.setFates("refused", "refused", "refused")
        for (const [token, city] of [
          ["t1", "Köln"],
          ["t2", "Bonn"],
          ["t3", "Köln"],
        ] as const) {
          yield* tab.energy().edit(4)
          yield* tab.energy().changeContact("city", city)
          yield* tab.energy().next
          yield* tab.energy().next
          yield* tab.energy().setToken(token)
          yield* tab.waited(tab.energy().submit)
        }
        const [first, second, third] = tab.server.arrivals.map(({ key }) => key)
        assert.notStrictEqual(first, second)
        assert.strictEqual(first, third)
      }),
  )

  it.effect("a rejected form request shows the reason, and going back in the form clears this message", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      tab.server.setFates("refused")
      yield* tab.energy().setToken("t1")
      yield* tab.waited(tab.energy().submit)
      assert.strictEqual(
        (yield* tab.energyState).error,
        "Wir konnten nicht bestätigen, dass du ein Mensch bist. Bitte bestätige es noch einmal.",
      )
      yield* tab.energy().back
      assert.isUndefined((yield* tab.energyState).error)
    }),
  )

  it.effect(
    "a response that arrives after the visitor has discarded the form does not complete the next form",
    () =>
      Effect.gen(function* () {
        const tab = yield* onSummary
        yield* tab.energy().setToken("t1")
        yield* begun(tab.energy().submit)
        yield* tab.energy().discard
        yield* tab.energy().next
        yield* TestClock.adjust("1 minute")
        const state = yield* tab.energyState
        assert.deepStrictEqual([state.form.step, state.requestId, state.submitting], [1, undefined, false])
        assert.isDefined(yield* tab.storage.get("session", keys.form))
      }),
  )

  it.effect("a second form request has a new idempotency key, even with the same answers", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      for (const token of ["t1", "t2"]) {
        yield* tab.storage.set("session", keys.form, JSON.stringify(summary))
        yield* tab.reload
        yield* tab.waited(tab.energy().load)
        yield* tab.energy().setToken(token)
        yield* tab.waited(tab.energy().submit)
      }
      assert.lengthOf(tab.server.accepted(), 2)
    }),
  )
})
