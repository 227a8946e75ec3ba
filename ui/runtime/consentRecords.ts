import { ConsentRecords, ConsentRecordsError } from "@heimwerk/core/consent/ConsentRecords.port.ts"
import { Effect, Layer } from "effect"

/** Sends consent records to the shop. The code loads with the first decision of a customer. */
export const layer: Layer.Layer<ConsentRecords> = Layer.succeed(ConsentRecords, {
  save: (record, key) =>
    Effect.tryPromise({
      try: () => import("./saveConsentRecord.ts"),
      catch: (cause) => new ConsentRecordsError({ reason: "Unavailable", cause }),
    }).pipe(Effect.flatMap(({ saveConsentRecord }) => saveConsentRecord(record, key))),
})
