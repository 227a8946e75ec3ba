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
export const loadUsercentrics = ({ generation, script, settingsId }: UsercentricsSettings) => {
  let loading: Promise<void> | undefined
  const load = () => {
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
      loading ??= load().catch((cause: unknown) => {
        loading = undefined
        throw cause
      })
      return loading
    },
    catch: (cause) => new ConsentManagerError({ cause }),
  })
}
