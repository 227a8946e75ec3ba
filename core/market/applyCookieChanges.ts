import * as Effect from "effect/Effect"

import { CookieJar } from "../device/CookieJar.port.ts"
import type { CookieChange } from "./selection.ts"

/** Applies cookie changes to the visitor's cookies, in order. */
export const applyCookieChanges = Effect.fn("market.applyCookieChanges")(function* (
  changes: ReadonlyArray<CookieChange>,
) {
  const jar = yield* CookieJar
  for (const change of changes) {
    yield* change.kind === "set"
      ? jar.set(change.name, change.value, change.options)
      : jar.remove(change.name)
  }
})
