import { ConsentManagerError } from "@heimwerk/core/consent/ConsentManager.port.ts"
import { Effect } from "effect"

import { allowScripts, trustedAddress } from "../../browser/services/scriptPolicy.ts"
import { allowByDefault } from "../../browser/defaultPolicy.ts"
import { loadScript } from "../../browser/loadScript.ts"
import type { UsercentricsSettings } from "./UsercentricsSettings.ts"

const siteOf = (address: string) => new URL(address).host.split(".").slice(-2).join(".")

/**
 * Loads Usercentrics' loader once; after a failure the next call tries again. The loader adds further
 * scripts and markup as plain text. While Usercentrics is the consent manager, the page's default Trusted
 * Types policy accepts scripts of its site and any markup. Scripts within inserted markup never run.
 */
export const bringUsercentrics = ({ generation, script, settingsId }: UsercentricsSettings) => {
  let coming: Promise<void> | undefined
  const bring = () => {
    allowScripts([script])
    allowByDefault({
      createHTML: () => true,
      createScriptURL: (address) => siteOf(address) === siteOf(script),
    })
    return Effect.runPromise(
      loadScript(trustedAddress(script), {
        id: "usercentrics-cmp",
        "data-settings-id": settingsId,
        ...(generation === "v2" ? { "data-language": "de" } : {}),
      }),
    )
  }
  return Effect.tryPromise({
    try: () => {
      coming ??= bring().catch((cause: unknown) => {
        coming = undefined
        throw cause
      })
      return coming
    },
    catch: (cause) => new ConsentManagerError({ cause }),
  })
}
