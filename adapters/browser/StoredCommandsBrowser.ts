import { StoredCommands } from "@heimwerk/core/basket/StoredCommands.port.ts"
import { keyLifetimeMillis } from "@heimwerk/core/command/IdempotencyKey.ts"
import { KeyValueStorage } from "@heimwerk/core/device/KeyValueStorage.port.ts"
import { waitingCommands } from "@heimwerk/core/device/waitingCommands.ts"
import { Clock, Effect, Layer } from "effect"

import { type DatedCommand, readStoredCommands } from "../client/reading/readStoredCommands.ts"

const { area, key: storageKey } = waitingCommands

/** Completes when the browser reports that it is online again. */
const online = Effect.callback<void>((resume) => {
  const onOnline = () => resume(Effect.void)
  addEventListener("online", onOnline, { once: true })
  return Effect.sync(() => removeEventListener("online", onOnline))
})

/**
 * The commands that wait for the network or another request, in the browser's local storage. Each change reads the
 * storage first, because all tabs use the same entry. Commands older than 24 hours are omitted: the server no longer
 * knows their keys, so it could run them twice.
 */
export const layer: Layer.Layer<never, never, KeyValueStorage> = Layer.effect(
  StoredCommands,
  Effect.gen(function* () {
    const storage = yield* KeyValueStorage
    const read = Effect.gen(function* () {
      const commands = readStoredCommands(yield* storage.get(area, storageKey))
      const now = yield* Clock.currentTimeMillis
      return commands.filter(({ storedAt }) => now - storedAt < keyLifetimeMillis)
    })
    const write = (commands: ReadonlyArray<DatedCommand>) =>
      commands.length === 0
        ? storage.remove(area, storageKey)
        : storage.set(area, storageKey, JSON.stringify(commands))
    return {
      all: read,
      add: Effect.fnUntraced(function* ({ change, key }, place) {
        const before = yield* read
        if (before.some((other) => other.key === key)) return
        const added = { key, change, storedAt: yield* Clock.currentTimeMillis }
        yield* write(place === "first" ? [added, ...before] : [...before, added])
      }),
      remove: Effect.fnUntraced(function* (key) {
        if ((yield* storage.get(area, storageKey)) === undefined) return
        yield* write((yield* read).filter((other) => other.key !== key))
      }),
      clear: storage.remove(area, storageKey),
      online,
    }
  }),
)
