import * as ConsentRecordsHttp from "@heimwerk/adapters/http/ConsentRecordsHttp.ts"
import { ShopConnection } from "@heimwerk/adapters/http/ShopConnection.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect, Layer } from "effect"

const shop = ShopConnection.layer({ origin: location.origin, brand: defaultBrand.product })

/** Sends a consent record to the shop. */
export const saveConsentRecord = (...record: Parameters<ConsentRecords["Service"]["save"]>) =>
  ConsentRecords.use((records) => records.save(...record)).pipe(
    Effect.provide(ConsentRecordsHttp.layer.pipe(Layer.provide(shop))),
  )
