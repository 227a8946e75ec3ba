import { Effect, Layer } from "effect"

import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"

/** Appends consent records to the given list, once per key. */
export const layer = (kept: Array<ConsentRecord> = []): Layer.Layer<ConsentRecords> =>
  Layer.sync(ConsentRecords, () => {
    const keys = new Set<string>()
    return {
      save: (record, key) =>
        Effect.sync(() => {
          if (keys.has(key)) return
          keys.add(key)
          kept.push(record)
        }),
    }
  })
