import type { ExportedSubscriber } from "@heimwerk/adapters/operator/newsletter.ts"
import * as Effect from "effect/Effect"

import { running } from "./orders.ts"
import { ask } from "./runningShop.ts"

/** Returns all confirmed addresses of the running shop's newsletter. Requests them in several parts. */
export const exportNewsletter = Effect.gen(function* () {
  const shop = yield* running
  const all: Array<ExportedSubscriber> = []
  for (;;) {
    const last = all.at(-1)
    const payload = last === undefined ? {} : { after: last.email }
    const part = yield* ask(shop.newsletter.export({ payload }))
    if (part.length === 0) return all
    all.push(...part)
  }
})
