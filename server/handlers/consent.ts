import { RequestError } from "@heimwerk/adapters/http/contract/RequestError.ts"
import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import type { Settings } from "../settings/ShopSettings.ts"
import { accountsOfRequest } from "../visitor/account.ts"
import type { Visitors } from "../visitor/Visitors.ts"
import { makeGeneralAdmission } from "./admission.ts"
import { keyOf } from "./commandKey.ts"

/** Maximum number of consent decisions per hour and network address. */
const maxRecords = 60

/** Proofs of consent. A visitor can only store records of the customer who is logged in. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "consent",
  Effect.fn(function* (handlers) {
    const services = yield* Effect.context<Visitors | Settings>()
    const records = yield* ConsentRecords
    const admit = yield* makeGeneralAdmission("consent", maxRecords)
    const customer = Effect.flatMap(accountsOfRequest, ({ me }) => me).pipe(
      Effect.provideContext(services),
      Effect.mapError((cause) => new RequestError({ reason: "Unavailable", cause })),
    )
    return handlers.handle("save", ({ headers, payload }) =>
      Effect.gen(function* () {
        yield* admit
        if ((yield* customer)?.csId !== payload.customerId)
          return yield* new ConsentRecordsError({ reason: "NotTheCustomer" })
        yield* records.save(payload, keyOf(headers))
      }),
    )
  }),
)
