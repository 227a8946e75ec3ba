import type { BotCheckKey } from "../botCheck.ts"
import { filledText, oneOf, optional, struct } from "../reading/Read.ts"
import { readAreas, readCraftsmanMarkets } from "../reading/readCraftsman.ts"
import { readEnergy } from "../reading/readEnergy.ts"

/** The requests for the configurations of the request forms, each with the reader of its answer. */
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
