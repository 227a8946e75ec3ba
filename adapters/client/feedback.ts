import { feedbackReasons } from "@heimwerk/core/feedback/feedbackReasons.ts"

import type { FeedbackApi } from "../http/contract/feedback.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { nothing } from "./reading/Read.ts"

/**
 * Feedback about the shop. `captchaToken` is the token of a solved bot check.
 * @example
 * import { createShop, feedback } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { feedback })
 * const answer = await shop.feedback.send({
 *   type: "like",
 *   message: "Schneller Versand",
 *   captchaToken: "token of the bot check",
 *   environment: "prod",
 * })
 * answer.ok ? "sent" : answer.error.code // => "NotHuman"
 */
export const feedback = nounOf<typeof FeedbackApi>()(feedbackReasons, {
  send: { method: "POST", path: "/shop/rest/V1/:brand/feedback", hasKey: true, read: nothing },
})
