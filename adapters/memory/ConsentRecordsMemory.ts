import { Effect, Layer } from "effect"

import type { ConsentRecord } from "@heimwerk/core/consent/ConsentRecord.ts"
import { ConsentRecords } from "@heimwerk/core/consent/ConsentRecords.port.ts"

/** Keeps the records in the list given, in the order they came. */
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
