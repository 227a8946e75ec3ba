import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { consents } from "../client/consents.ts"
import { portCall } from "./contract/portCall.ts"
import { ShopConnection } from "./ShopConnection.ts"

const answer = portCall(ConsentRecordsError)

/** The consent records, sent over HTTP. */
export const layer: Layer.Layer<ConsentRecords, never, ShopConnection> = Layer.effect(
  ConsentRecords,
  Effect.map(ShopConnection, (shop) => {
    const { save } = consents(shop)
    return { save: (record, key) => answer((signal) => save({ ...record, key, signal })) }
  }),
)
