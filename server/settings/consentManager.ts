import {
  ServiceIdsFromJson,
  usercentricsLoaders,
  type UsercentricsSettings,
} from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import { Config, Schema } from "effect"

import { optional, required, setting } from "./setting.ts"

/** A consent manager other than the shop's own, and the source that the security policy allows for it. */
export interface ConsentManagerSettings {
  readonly usercentrics: UsercentricsSettings
  readonly source: string
}

/**
 * The consent manager that the operator has chosen. Without `own` it is the simulated Usercentrics of the
 * demonstration. `undefined`: the shop's own.
 */
type ChosenConsentManager =
  | {
      readonly generation: UsercentricsSettings["generation"]
      readonly own?: Pick<UsercentricsSettings, "settingsId" | "services">
    }
  | undefined

const generations = { own: undefined, "usercentrics-v2": "v2", "usercentrics-v3": "v3" } as const

/** The consent manager that the pages use (storefront 4 and 9; docs/adr/0025). */
const manager = setting({
  name: "CONSENT_MANAGER",
  meaning: "Dieser Dienst fragt nach Einwilligungen: der eigene oder Usercentrics.",
  manual: "consent manager: `own`, `usercentrics-v2` (`UC_UI`) or `usercentrics-v3` (`__ucCmp`)",
  default: "own",
  schema: Schema.Literals(["own", "usercentrics-v2", "usercentrics-v3"]),
  wanted: "own, usercentrics-v2 or usercentrics-v3 is needed, such as CONSENT_MANAGER=usercentrics-v3.",
  needed:
    "Möglich ist own, usercentrics-v2 oder usercentrics-v3, zum Beispiel CONSENT_MANAGER=usercentrics-v3.",
})

const settingsId = setting({
  name: "USERCENTRICS_ID",
  meaning: "Diese Nummer haben die Einstellungen des Shops bei Usercentrics.",
  manual:
    "id of the shop's settings at Usercentrics; without it and without a `PUBLIC_ORIGIN`, the demonstration's stand-in is used",
  schema: Schema.String.check(Schema.isPattern(/^[\w-]{5,60}$/u)),
  wanted: "CONSENT_MANAGER=usercentrics-v2 or usercentrics-v3 needs the id of the settings there.",
  needed:
    "Mit CONSENT_MANAGER=usercentrics-v2 oder usercentrics-v3 ist die Nummer der Einstellungen bei Usercentrics nötig.",
  example: "Yi9N3aXia",
})

/** The ids of the shop's services at Usercentrics. A service without an id can never get consent. */
const services = setting({
  name: "USERCENTRICS_SERVICES",
  meaning:
    "Diese Nummern haben die Dienste bei Usercentrics, als JSON; ein fehlender Dienst erhält nie eine Einwilligung.",
  manual: `JSON: the Usercentrics ids, in this environment, of ${gatedServices.map((name) => `\`${name}\``).join(", ")}; a missing service can never receive consent`,
  schema: ServiceIdsFromJson,
  wanted: `the ids of the services there are needed, such as USERCENTRICS_SERVICES={"maps":"S1pcEj_jZX"}; known are ${gatedServices.join(", ")}.`,
  needed: `Nötig sind die Nummern der Dienste bei Usercentrics, zum Beispiel USERCENTRICS_SERVICES={"maps":"S1pcEj_jZX"}; bekannt sind ${gatedServices.join(", ")}.`,
  options: { onExcessProperty: "error" },
  example: '{"maps":"S1pcEj_jZX"}',
})

/**
 * Reads the consent manager and its settings. A shop that uses Usercentrics needs its own settings at
 * Usercentrics, or the demonstration's third parties.
 *
 * @param hasDemonstration whether the third parties of the demonstration run: they include a simulated
 * Usercentrics
 */
export const consentManager = (hasDemonstration: boolean) =>
  Config.flatMap(manager, (name): Config.Config<ChosenConsentManager> => {
    const generation = generations[name]
    if (generation === undefined) return Config.succeed(undefined)
    return Config.flatMap(hasDemonstration ? optional(settingsId) : required(settingsId), (id) =>
      id === undefined
        ? Config.succeed({ generation })
        : Config.map(required(services), (ids) => ({ generation, own: { settingsId: id, services: ids } })),
    )
  })

const demonstrationIds = {
  chatbot: "uc-chatbot",
  secondChat: "uc-second-chat",
  video: "uc-video",
  community: "uc-community",
  maps: "uc-maps",
  experimentation: "uc-experimentation",
  recommendations: "uc-recommendations",
  searchTracking: "uc-search-tracking",
  addresses: "uc-addresses",
} as const satisfies UsercentricsSettings["services"]

/**
 * Returns the external consent manager that pages load, or `undefined` if they use the shop's own.
 *
 * @param thirdParties the origin of the demonstration's third parties, if they run
 */
export const consentManagerAt = (
  chosen: ChosenConsentManager,
  thirdParties: string | undefined,
): ConsentManagerSettings | undefined => {
  if (chosen === undefined) return undefined
  const { generation, own } = chosen
  if (own !== undefined)
    return {
      usercentrics: { generation, script: usercentricsLoaders[generation], ...own },
      source: "https://*.usercentrics.eu",
    }
  if (thirdParties === undefined) return undefined
  const script = `${thirdParties}/dienste/usercentrics-${generation}.js`
  return {
    usercentrics: { generation, script, settingsId: "demonstration", services: demonstrationIds },
    source: thirdParties,
  }
}
