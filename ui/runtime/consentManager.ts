import * as ConsentManagerCookie from "@heimwerk/adapters/browser/ConsentManagerCookie.ts"
import type { ConsentManager } from "@heimwerk/core/consent/ConsentManager.port.ts"
import type { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"
import { Effect, Layer } from "effect"

import { usercentricsSettings } from "./usercentricsSettings.ts"
import { stage } from "./stage.ts"

/**
 * The consent manager of this page: the shop's own, or Usercentrics if the server's settings select it
 * (docs/adr/0025).
 */
export const layer: Layer.Layer<ConsentManager, never, CookieJar> = Layer.suspend(() => {
  const text = usercentricsSettings()
  if (text === undefined) return ConsentManagerCookie.layer(stage)
  return Layer.unwrap(
    Effect.map(
      Effect.promise(() => import("./usercentrics.ts")),
      (usercentrics) => usercentrics.layer(text),
    ),
  )
})
