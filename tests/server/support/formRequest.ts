import { requestsLayer } from "@heimwerk/adapters/http/requests/requestsLayer.ts"
import { BotCheck, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { FormConfigs } from "@heimwerk/core/forms/FormConfigs.port.ts"
import { FormInbox } from "@heimwerk/core/forms/FormInbox.port.ts"
import { Effect } from "effect"

import { contact } from "../../core/forms/samples.ts"

/** Contact data with a name that must not occur in any log. */
export const canary = { ...contact, lastName: "Kanarienvogel", address: "Kanarienvogelweg 1" }

/** The ports of requests over HTTP to the shop at this origin. */
export const requestPortsAt = (origin: string) => requestsLayer({ origin, brand: "heimwerk" })

/** Returns a solved bot check for a form. */
export const token = (form: CheckedForm) => BotCheck.use((bots) => bots.token(form))

/** Sends a craftsman request with the canary's contact data to the shop at this origin. */
export const sendCraftsmanRequest = (origin: string, key: string) =>
  Effect.gen(function* () {
    const { markets } = yield* (yield* FormConfigs).craftsman
    const [marketId] = Object.values(markets)
    if (marketId === undefined) return yield* Effect.die("No market offers the craftsman service.")
    return yield* (yield* FormInbox).craftsman(
      {
        contact: canary,
        marketId,
        rooms: [{ area: "dach", activities: ["dachrinne-erneuern"], message: "" }],
        token: yield* token("craftsman"),
      },
      key,
    )
  }).pipe(Effect.provide(requestPortsAt(origin)))
