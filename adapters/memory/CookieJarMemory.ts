import { Effect, Layer } from "effect"

import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

/** Cookies in memory, starting with the given ones. Cookies never expire here. */
export const layer = (initial: Readonly<Record<string, string>> = {}): Layer.Layer<CookieJar> =>
  Layer.sync(CookieJar, () => {
    const cookies = new Map(Object.entries(initial))
    return {
      get: (name) => Effect.sync(() => cookies.get(name)),
      set: (name, value) => Effect.sync(() => void cookies.set(name, value)),
      remove: (name) => Effect.sync(() => void cookies.delete(name)),
    }
  })
