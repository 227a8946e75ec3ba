import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { clientOf, type ShopClient } from "./client.ts"
import { ConsentApi } from "./contract/consent/api.ts"
import { failAs } from "./failAs.ts"

const answer = failAs(ConsentRecordsError)

/** The consent records, sent over HTTP. */
export const layer: Layer.Layer<ConsentRecords, never, ShopClient> = Layer.effect(
  ConsentRecords,
  Effect.map(clientOf(ConsentApi), ({ calls }) => ({
    save: Effect.fn("ConsentRecordsHttp.save")((payload, key) =>
      answer(calls.consent.save({ headers: { "idempotency-key": key }, payload })),
    ),
  })),
)
