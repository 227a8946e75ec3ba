import { botCheckReasons } from "@heimwerk/core/botCheck/botCheckReasons.ts"

import type { BotCheckApi, Challenge } from "../http/contract/botCheck.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { optional, struct, table, text, whole } from "./reading/Read.ts"

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
 * Challenges of the shop's own bot check, in the format of ALTCHA.
 * @example
 * import { botCheck, createShop } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { botCheck })
 * const challenge = await shop.botCheck.challenge({ form: "feedback" })
 * challenge.ok // => true
 */
export const botCheck = nounOf<typeof BotCheckApi>()(botCheckReasons, {
  challenge: {
    method: "GET",
    path: "/public/api/bot-check/challenges/:form",
    hasKey: false,
    read: struct<Challenge>({
      parameters: struct<Challenge["parameters"]>({
        algorithm: text,
        nonce: text,
        salt: text,
        cost: whole,
        keyLength: whole,
        keyPrefix: text,
        keySignature: optional(text),
        data: optional(table(text)),
      }),
      signature: text,
    }),
  },
})
