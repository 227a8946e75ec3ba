import {
  readServiceIds,
  usercentricsLoaders,
  type UsercentricsSettings,
} from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import { gatedServices } from "@heimwerk/core/consent/services.ts"
import { Effect } from "effect"

import { type Environment, read, unusable } from "./environment.ts"

/** A consent manager that is not the shop's own, and from where pages load what belongs to it. */
export interface ConsentManagerSettings {
  readonly usercentrics: UsercentricsSettings
  /** As a security policy names it. */
  readonly source: string
}

/** The consent manager an operator has chosen; without settings there its loader is that of the demonstration. */
export type ChosenConsentManager =
  | {
      readonly generation: UsercentricsSettings["generation"]
      readonly own?: Pick<UsercentricsSettings, "settingsId" | "services">
    }
  | undefined

const generations = { own: undefined, "usercentrics-v2": "v2", "usercentrics-v3": "v3" } as const

const isManager = (text: string): text is keyof typeof generations => Object.hasOwn(generations, text)

/**
 * Which consent manager the pages have (storefront 4 and 9; docs/adr/0025). A shop with a public origin needs its own
 * settings there; the demonstration has a stand-in.
 *
 * @param hasDemonstration the demonstration's third parties listen
 */
export const readConsentManager = Effect.fnUntraced(function* (
  environment: Environment,
  hasDemonstration: boolean,
) {
  const manager = read(environment, "CONSENT_MANAGER") ?? "own"
  if (!isManager(manager))
    return yield* unusable(
      "CONSENT_MANAGER",
      "own, usercentrics-v2 or usercentrics-v3 is needed, such as CONSENT_MANAGER=usercentrics-v3.",
    )
  const generation = generations[manager]
  if (generation === undefined) return undefined
  const settingsId = read(environment, "USERCENTRICS_ID")
  if (settingsId === undefined && hasDemonstration) return { generation } satisfies ChosenConsentManager
  if (settingsId === undefined || !/^[\w-]{5,60}$/u.test(settingsId))
    return yield* unusable(
      "USERCENTRICS_ID",
      `CONSENT_MANAGER=${manager} needs the id of the settings there.`,
    )
  const services = readServiceIds(read(environment, "USERCENTRICS_SERVICES") ?? "")
  if (services !== undefined)
    return { generation, own: { settingsId, services } } satisfies ChosenConsentManager
  return yield* unusable(
    "USERCENTRICS_SERVICES",
    `the ids of the services there are needed, such as USERCENTRICS_SERVICES={"maps":"S1pcEj_jZX"}; known are ${gatedServices.join(", ")}.`,
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

/** What pages are told, with the demonstration's third parties at an origin, where they listen. */
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
