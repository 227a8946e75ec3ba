import { Effect, Layer } from "effect"

import { CookieJar } from "@heimwerk/core/device/CookieJar.port.ts"

/** Cookies that live as long as the layer; those given are there from the start. Nothing expires. */
export const layer = (initial: Readonly<Record<string, string>> = {}): Layer.Layer<CookieJar> =>
  Layer.sync(CookieJar, () => {
    const cookies = new Map(Object.entries(initial))
    return {
      get: (name) => Effect.sync(() => cookies.get(name)),
      set: (name, value) => Effect.sync(() => void cookies.set(name, value)),
      remove: (name) => Effect.sync(() => void cookies.delete(name)),
    }
  })
