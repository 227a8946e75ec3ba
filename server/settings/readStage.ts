import { defaultBrand, environmentOf } from "@heimwerk/core/environment.ts"
import { Effect } from "effect"

import { type Environment, read, unusable } from "./environment.ts"

/** Where the shop runs: it decides which channels are searched, and by which ids consents are known (storefront 3). */
export const readStage = Effect.fnUntraced(function* (environment: Environment) {
  const found = environmentOf(read(environment, "ENVIRONMENT") ?? "local", defaultBrand)
  if (found !== undefined) return found.stage
  return yield* unusable(
    "ENVIRONMENT",
    "local, ci, ref, prod or c4c.prod is needed, such as ENVIRONMENT=prod.",
  )
})
