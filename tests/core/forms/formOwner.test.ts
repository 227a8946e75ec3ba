import { assert, describe, it } from "@effect/vitest"
import { emptyEnergyForm } from "@heimwerk/core/forms/energy/steps.ts"
import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"
import { anonymous } from "@heimwerk/core/session/SessionUser.ts"
import { Effect } from "effect"

import { openTab } from "./openTab.ts"

const anna = { firstName: "Anna", csId: "cs-10001" }
const bilal = { firstName: "Bilal", csId: "cs-10002" }
const keys = formStorageKeys.energy
const hidden =
  "Deine Anmeldung ist abgelaufen. Melde dich an, dann siehst du deine Angaben von vorhin wieder."

type Tab = Effect.Success<typeof openTab>

/** Reloads the page of the form as this visitor. */
const openAs = Effect.fnUntraced(function* (tab: Tab, user: typeof anonymous) {
  tab.become(user)
  yield* tab.reload
  yield* tab.waited(tab.energy().load)
  const { error, form } = yield* tab.energyState
  return { error, property: form.selectedProperty }
})

/** Opens a tab in which a visitor has chosen a property and has sent a form without an answer. */
const typedBy = Effect.fnUntraced(function* (user: typeof anonymous) {
  const tab = yield* openTab
  yield* openAs(tab, user)
  yield* tab.energy().next
  yield* tab.energy().chooseProperty("renter")
  yield* tab.storage.set("session", keys.session, "[]")
  return tab
})

const stored = (tab: Tab) =>
  Effect.all([tab.storage.get("session", keys.form), tab.storage.get("session", keys.session)])

describe("the customer of a stored request form", () => {
  it.effect(
    "a guest does not see the form of a customer whose login has expired, and the customer sees it after the next login",
    () =>
      Effect.gen(function* () {
        const tab = yield* typedBy(anna)
        const before = yield* stored(tab)
        assert.deepStrictEqual(yield* openAs(tab, anonymous), { error: hidden, property: "" })
        yield* tab.energy().next
        yield* tab.energy().discard
        assert.deepStrictEqual(yield* stored(tab), before)
        assert.deepStrictEqual(yield* openAs(tab, anna), { error: undefined, property: "renter" })
      }),
  )

  it.effect("another customer does not see the form of a customer, and the tab removes it", () =>
    Effect.gen(function* () {
      const tab = yield* typedBy(anna)
      assert.deepStrictEqual(yield* openAs(tab, bilal), { error: undefined, property: "" })
      assert.deepStrictEqual(yield* stored(tab), [undefined, undefined])
    }),
  )

  it.effect("a guest's form passes to the customer who logs in, and then to no other customer", () =>
    Effect.gen(function* () {
      const tab = yield* typedBy(anonymous)
      assert.deepStrictEqual(yield* openAs(tab, anna), { error: undefined, property: "renter" })
      assert.deepStrictEqual(yield* openAs(tab, anonymous), { error: hidden, property: "" })
      assert.deepStrictEqual(yield* openAs(tab, bilal), { error: undefined, property: "" })
    }),
  )

  it.effect("the input of a guest replaces the form of a customer and its submission attempts", () =>
    Effect.gen(function* () {
      const tab = yield* typedBy(anna)
      yield* openAs(tab, anonymous)
      yield* tab.energy().next
      yield* tab.energy().chooseProperty("house-owner")
      assert.deepStrictEqual(yield* stored(tab), [
        JSON.stringify({ ...emptyEnergyForm, step: 1, selectedProperty: "house-owner" }),
        undefined,
      ])
      assert.deepStrictEqual(yield* openAs(tab, bilal), { error: undefined, property: "house-owner" })
    }),
  )
})
