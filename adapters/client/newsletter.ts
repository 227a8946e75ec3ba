import { newsletterReasons } from "@heimwerk/core/newsletter/newsletterReasons.ts"

import type { NewsletterApi } from "../http/contract/newsletter/api.ts"
import { nounOf } from "./endpoints/nounOf.ts"
import { done } from "./reading/Read.ts"

const path = "/public/api/newsletter"

/**
 * The newsletter of the shop. A subscription and its cancellation are confirmed by the link of a mail.
 * @example
 * import { createShop, newsletter } from "@heimwerk/adapters/client"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { newsletter })
 * const answer = await shop.newsletter.subscribe({ email: "anna.berg@kunde.example" })
 * answer.ok // => true
 */
export const newsletter = nounOf<typeof NewsletterApi>()(newsletterReasons, {
  subscribe: { method: "POST", path: `${path}/subscriptions`, hasKey: true, read: done },
  confirm: { method: "POST", path: `${path}/confirmations`, hasKey: true, read: done },
  askToCancel: { method: "POST", path: `${path}/cancel-links`, hasKey: true, read: done },
  cancel: { method: "POST", path: `${path}/cancellations`, hasKey: true, read: done },
})
