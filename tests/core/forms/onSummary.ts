import { Effect } from "effect"

import { formStorageKeys } from "@heimwerk/core/device/storageKeys.ts"

import { openTab } from "./openTab.ts"
import { ada, market } from "./samples.ts"

/** An energy form on its summary page, with every question answered. */
export const summary = {
  step: 5,
  marketId: market.id,
  marketName: market.name,
  userData: ada,
  selectedProperty: "house-owner",
  selectedServices: ["otovo", "varm"],
  concent: true,
  errors: [],
} as const

/** Opens a tab that restores a stored energy form on its summary page. */
export const onSummary = Effect.gen(function* () {
  const tab = yield* openTab
  yield* tab.storage.set("session", formStorageKeys.energy.form, JSON.stringify(summary))
  yield* tab.waited(tab.energy().load)
  return tab
})

/** Starts a command in a child fiber and does not wait for it. */
export const begun = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.forkChild(effect, { startImmediately: true })
