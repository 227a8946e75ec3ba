import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"

import { makeAdmission } from "./admission.ts"
import { keyOf } from "./idempotencyKey.ts"

/** Maximum number of consent decisions per hour and network address. */
const maxRecords = 60

/** Handler of consent records. A visitor can only store records of the logged-in customer. */
export const layer = HttpApiBuilder.group(
  ShopApi,
  "consent",
  Effect.fn(function* (handlers) {
    const records = yield* ConsentRecords
    const admit = yield* makeAdmission(
      "consent",
      maxRecords,
      (reason, cause) => new ConsentRecordsError({ reason, cause }),
    )
    const customer = Effect.mapError(
      Accounts.use(({ me }) => me),
      (cause) => new ConsentRecordsError({ reason: "Unavailable", cause }),
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
