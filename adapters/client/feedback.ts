import { feedbackReasons } from "@heimwerk/core/feedback/feedbackReasons.ts"

import type { FeedbackApi } from "../http/contract/feedback.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { nothing } from "./reading/Read.ts"

/** Feedback about the shop. `captchaToken` is the token of a solved bot check. */
export const feedback = nounOf<typeof FeedbackApi>()(feedbackReasons, {
  send: { method: "POST", path: "/shop/rest/V1/:brand/feedback", hasKey: true, read: nothing },
})
