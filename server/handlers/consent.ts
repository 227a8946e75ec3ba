import type { NotTheCustomer } from "@heimwerk/adapters/http/contract/consent/api.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { accountsOfRequest } from "../visitor/account.ts"
import type { Settings } from "../settings/ShopSettings.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { makeAdmission } from "./admission.ts"
import { keyOf } from "./commandKey.ts"
import { unavailable } from "./problems.ts"

/** So many decisions within an hour, of one address on the network: nobody changes their mind more often. */
const mostRecords = 60

const notTheCustomer: typeof NotTheCustomer.Type = {
  code: "NotTheCustomer",
  message: "Bitte melde dich an, damit wir deine Auswahl in deinem Kundenkonto vermerken können.",
}

/** Proofs of consent: only of the customer who is logged in, so that nobody decides for somebody else. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "consent",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const records = yield* ConsentRecords
    const admit = yield* makeAdmission("consent", mostRecords)
    const busy = (cause: unknown) => unavailable(new ConsentRecordsError({ cause }))
    const customer = Effect.flatMap(accountsOfRequest, ({ me }) => me).pipe(
      Effect.provideContext(services),
      Effect.mapError(busy),
    )
    return handlers.handle("save", ({ headers, payload }) =>
      Effect.gen(function* () {
        yield* admit(busy(undefined))
        if ((yield* customer)?.csId !== payload.customerId) return yield* Effect.fail(notTheCustomer)
        yield* Effect.mapError(records.save(payload, keyOf(headers)), busy)
      }),
    )
  }),
)
