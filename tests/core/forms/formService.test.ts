import { assert, describe, it } from "@effect/vitest"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { newFormState } from "@heimwerk/core/forms/FormState.ts"
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { serverConfigs } from "../../support/oracles/formServer.ts"
import { logTo } from "../../support/logTo.ts"
import { begun, onSummary, summary } from "./onSummary.ts"
import { openTab } from "./openTab.ts"

const keys = formStorageKeys.energy

describe("the configuration of a form", () => {
  it.effect("a form is in the loading state until its configuration arrives", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      assert.deepStrictEqual(yield* tab.energyState, newFormState(emptyEnergyForm))
      yield* begun(tab.energy().load)
      assert.deepStrictEqual((yield* tab.energyState).config, { kind: "loading" })
      yield* TestClock.adjust("10 millis")
      assert.deepStrictEqual(yield* tab.energyState, {
        ...newFormState(emptyEnergyForm),
        config: { kind: "ready", config: serverConfigs.energy, siteKey: "key" },
      })
    }),
  )

  it.effect("repeated calls load the configuration of a form only once", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      yield* begun(tab.energy().load)
      yield* begun(tab.energy().load)
      yield* TestClock.adjust("10 millis")
      yield* tab.waited(tab.energy().load)
      assert.strictEqual(tab.server.configCalls(), 2)
    }),
  )

  it.effect("the configuration of a form is loaded to the end even if the caller is interrupted", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      yield* Fiber.interrupt(yield* begun(tab.energy().load))
      yield* TestClock.adjust("10 millis")
      assert.strictEqual((yield* tab.energyState).config.kind, "ready")
    }),
  )

  it.effect(
    "when its configuration cannot be loaded, a form shows a German message, keeps the stored answers and allows another attempt",
    () =>
      Effect.gen(function* () {
        const tab = yield* openTab
        yield* tab.storage.set("session", keys.form, JSON.stringify(summary))
        tab.server.breakConfig(true)
        yield* tab.waited(tab.energy().load)
        assert.deepStrictEqual((yield* tab.energyState).config, {
          kind: "failed",
          message: "Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
        })
        yield* tab.energy().chooseProperty("renter")
        yield* tab.energy().next
        assert.deepStrictEqual((yield* tab.energyState).form, emptyEnergyForm)
        tab.server.breakConfig(false)
        yield* tab.waited(tab.energy().load)
        assert.deepStrictEqual((yield* tab.energyState).form, summary)
      }),
  )
})

describe("typed form answers", () => {
  it.effect("form answers are stored at every change and restored after a reload", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      yield* tab.energy().changeContact("city", "")
      const { form } = yield* tab.energyState
      assert.deepStrictEqual([form.step, form.errors], [3, ["city"]])
      yield* tab.reload
      assert.deepStrictEqual((yield* tab.energyState).form, emptyEnergyForm)
      yield* tab.waited(tab.energy().load)
      assert.deepStrictEqual((yield* tab.energyState).form, form)
      assert.isUndefined((yield* tab.energyState).error)
    }),
  )

  it.effect("stored form answers that cannot be read are removed, and the form shows a message", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      yield* tab.storage.set("session", keys.form, "{")
      yield* tab.storage.set("session", keys.session, "{")
      yield* tab.waited(tab.energy().load)
      const state = yield* tab.energyState
      assert.deepStrictEqual(state.form, emptyEnergyForm)
      assert.strictEqual(
        state.error,
        "Deine Angaben von vorhin konnten nicht wiederhergestellt werden. Bitte fülle das Formular noch einmal aus.",
      )
      assert.isUndefined(yield* tab.storage.get("session", keys.form))
      assert.isUndefined(yield* tab.storage.get("session", keys.session))
      yield* tab.energy().dismissError
      assert.isUndefined((yield* tab.energyState).error)
    }),
  )

  it.effect("discarding a form removes the stored answers, and the visitor can start again", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      tab.server.setFates("lost")
      yield* tab.energy().setToken("t1")
      yield* tab.waited(tab.energy().submit)
      assert.isDefined(yield* tab.storage.get("session", keys.session))
      yield* tab.energy().setToken("t2")
      yield* tab.energy().discard
      const { config } = yield* tab.energyState
      assert.strictEqual(config.kind, "ready")
      assert.deepStrictEqual(yield* tab.energyState, { ...newFormState(emptyEnergyForm), config })
      assert.isUndefined(yield* tab.storage.get("session", keys.form))
      assert.isUndefined(yield* tab.storage.get("session", keys.session))
      yield* tab.energy().next
      assert.strictEqual((yield* tab.energyState).form.step, 1)
    }),
  )
})

describe("a submission that fails", () => {
  it.effect("a failed submission of the energy form is logged with the sentence of the specification", () =>
    Effect.gen(function* () {
      const logged: Array<string> = []
      const tab = yield* onSummary
      yield* tab.energy().setToken("t1")
      tab.server.setFates("unreachable")
      yield* tab.waited(tab.energy().submit).pipe(logTo(logged))
      assert.isDefined((yield* tab.energyState).error)
      assert.deepStrictEqual(logged, ["Warn: Somethig went wrong. Submit failed."])
    }),
  )
})

describe("the markets of the energy form", () => {
  it.effect("the energy form removes a chosen market that the shop no longer offers", () =>
    Effect.gen(function* () {
      const tab = yield* onSummary
      yield* tab.energy().offerMarkets([{ id: summary.marketId }])
      assert.deepStrictEqual((yield* tab.energyState).form, summary)
      yield* tab.energy().offerMarkets([])
      const { errors, marketId } = (yield* tab.energyState).form
      assert.deepStrictEqual([marketId, errors], ["", ["marketId"]])
    }),
  )
})

describe("'Weiter'", () => {
  it.effect("'Weiter' in a form shows which answer is missing until the visitor gives it", () =>
    Effect.gen(function* () {
      const tab = yield* openTab
      yield* tab.waited(tab.energy().load)
      yield* tab.energy().next
      assert.isUndefined((yield* tab.energyState).choiceMessage)
      yield* tab.energy().next
      assert.strictEqual((yield* tab.energyState).choiceMessage, "Bitte wähle mindestens eine Sache aus.")
      yield* tab.energy().chooseProperty("renter")
      assert.isUndefined((yield* tab.energyState).choiceMessage)
      yield* tab.energy().next
      const { choiceMessage, form } = yield* tab.energyState
      assert.deepStrictEqual([form.step, choiceMessage], [2, undefined])
    }),
  )
})
