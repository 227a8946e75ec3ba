import { botCheckReasons } from "@heimwerk/core/botCheck/botCheckReasons.ts"

import type { BotCheckApi, Challenge } from "../http/contract/botCheck.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { optional, struct, table, text, whole } from "./reading/Read.ts"

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
