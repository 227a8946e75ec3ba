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
 * Challenges of the shop's own bot check (provider `altcha`). A solved challenge is the `captchaToken` of one request,
 * until 20 minutes after it was issued. The package `altcha-lib` solves challenges in Node, and in browsers on https and
 * localhost.
 * @example
 * import { botCheck, createShop, feedback } from "@heimwerk/adapters/client"
 * import { solveChallenge } from "altcha-lib"
 * import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { botCheck, feedback })
 * const issued = await shop.botCheck.challenge({ form: "feedback" })
 * if (!issued.ok) throw new Error(issued.error.message)
 * const challenge = issued.value
 * const solution = await solveChallenge({ challenge, deriveKey })
 * const captchaToken = btoa(JSON.stringify({ challenge, solution }))
 * const sent = await shop.feedback.send({ type: "like", message: "Gut", captchaToken, environment: "prod" })
 * sent.ok // => true
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
