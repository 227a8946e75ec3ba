import { keepForServer } from "@heimwerk/adapters/consent/keepForServer.ts"
import { loadUsercentrics } from "@heimwerk/adapters/vendors/usercentrics/loadUsercentrics.ts"
import * as ConsentManagerUsercentrics from "@heimwerk/adapters/vendors/usercentrics/ConsentManagerUsercentrics.ts"
import { withShopIds } from "@heimwerk/adapters/vendors/usercentrics/shopIds.ts"
import { ucCmp } from "@heimwerk/adapters/vendors/usercentrics/ucCmp.ts"
import { ucUi } from "@heimwerk/adapters/vendors/usercentrics/ucUi.ts"
import { readUsercentrics } from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect, Layer } from "effect"

import { stage } from "./stage.ts"

/** Also stores each decision of Usercentrics in a cookie, so that the server can read it. */
const kept = Layer.effect(
  ConsentManager,
  Effect.gen(function* () {
    return keepForServer(yield* ConsentManager, yield* CookieJar, stage)
  }),
)

/**
 * The consent manager of Usercentrics, with the shop's ids. Its script loads when it is used.
 *
 * @param text the Usercentrics settings that the server wrote into the page
 */
export const layer = (text: string): Layer.Layer<ConsentManager, never, CookieJar> => {
  const settings = readUsercentrics(text)
  if (settings === undefined) throw new Error("The consent manager is not configured.")
  const generation = settings.generation === "v2" ? ucUi : ucCmp
  const find = () => {
    const cmp = generation()
    return cmp === undefined ? undefined : withShopIds(settings.services, stage)(cmp)
  }
  return kept.pipe(Layer.provide(ConsentManagerUsercentrics.layer(find, loadUsercentrics(settings))))
}
