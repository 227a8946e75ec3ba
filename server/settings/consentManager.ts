import {
  ServiceIdsFromJson,
  usercentricsLoaders,
  type UsercentricsSettings,
} from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import { Config, Schema } from "effect"

import { optional, requiredSetting, setting } from "./setting.ts"

/** A consent manager other than the shop's own, and the source that the security policy allows for it. */
export interface ConsentManagerSettings {
  readonly usercentrics: UsercentricsSettings
  readonly source: string
}

/**
 * The consent manager that the operator has chosen. Without `own` it is the simulated Usercentrics of the
 * demonstration.
 */
type ChosenConsentManager =
  | {
      readonly generation: UsercentricsSettings["generation"]
      readonly own?: Pick<UsercentricsSettings, "settingsId" | "services">
    }
  | undefined

const generations = { own: undefined, "usercentrics-v2": "v2", "usercentrics-v3": "v3" } as const

/** The consent manager that the pages use (storefront 4 and 9; docs/adr/0025). */
const manager = setting(
  "CONSENT_MANAGER",
  Schema.Literals(["own", "usercentrics-v2", "usercentrics-v3"]),
  "own, usercentrics-v2 or usercentrics-v3 is needed, such as CONSENT_MANAGER=usercentrics-v3.",
).pipe(Config.withDefault("own"))

/** The ids of the shop's services at Usercentrics. A service without an id can never get consent. */
const services = requiredSetting(
  "USERCENTRICS_SERVICES",
  ServiceIdsFromJson,
  `the ids of the services there are needed, such as USERCENTRICS_SERVICES={"maps":"S1pcEj_jZX"}; known are ${gatedServices.join(", ")}.`,
  { onExcessProperty: "error" },
)

/**
 * Reads the consent manager and its settings. A shop without the demonstration's third parties needs its own
 * settings at Usercentrics.
 *
 * @param hasDemonstration whether the third parties of the demonstration run: they include a simulated
 * Usercentrics
 */
export const consentManager = (hasDemonstration: boolean) =>
  Config.flatMap(manager, (name): Config.Config<ChosenConsentManager> => {
    const generation = generations[name]
    if (generation === undefined) return Config.succeed(undefined)
    const idSetting = [
      "USERCENTRICS_ID",
      Schema.String.check(Schema.isPattern(/^[\w-]{5,60}$/u)),
      `CONSENT_MANAGER=${name} needs the id of the settings there.`,
    ] as const
    const settingsId = hasDemonstration ? optional(setting(...idSetting)) : requiredSetting(...idSetting)
    return Config.flatMap(settingsId, (id) =>
      id === undefined
        ? Config.succeed({ generation })
        : Config.map(services, (ids) => ({ generation, own: { settingsId: id, services: ids } })),
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
} as const satisfies UsercentricsSettings["services"]

/**
 * Returns the consent manager that pages load.
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
