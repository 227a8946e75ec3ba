import { filledText, oneOf, optional, struct } from "./reading/Read.ts"
import { readAreas, readCraftsmanMarkets } from "./reading/readCraftsman.ts"
import { readEnergy } from "./reading/readEnergy.ts"

/**
 * The public key of the bot check, and the service that verifies its tokens. Default service: Turnstile.
 * @example
 * import type { BotCheckKey } from "@heimwerk/adapters/client"
 *
 * const script = ({ provider = "turnstile" }: BotCheckKey) => `/scripts/${provider}.js`
 * script({ siteKey: "key" }) // => "/scripts/turnstile.js"
 */
export interface BotCheckKey {
  readonly siteKey: string
  readonly provider?: "altcha" | "turnstile" | "recaptcha"
}

/**
 * The requests for the configurations of the request forms, each with the reader of its answer.
 * @example
 * import { formConfigs } from "@heimwerk/adapters/client"
 *
 * formConfigs.botCheckKey.path // => "/uniform/config/turnstile/"
 */
export const formConfigs = {
  craftsmanMarkets: {
    method: "GET",
    path: "/uniform/config/craftsmanservice/",
    read: readCraftsmanMarkets,
  },
  craftsmanAreas: { method: "GET", path: "/fileadmin/uniform/craftsmanservice.json", read: readAreas },
  energyConfig: {
    method: "GET",
    path: "/fileadmin/uniform/energetictransformation.json",
    hasClientId: true,
    read: readEnergy,
  },
  botCheckKey: {
    method: "GET",
    path: "/uniform/config/turnstile/",
    read: struct<BotCheckKey>({
      siteKey: filledText,
      provider: optional(oneOf("altcha", "turnstile", "recaptcha")),
    }),
  },
} as const
