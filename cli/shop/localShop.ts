import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { Surroundings } from "./profiles.ts"

/**
 * The database of the shop on this machine, and the private socket and port at which operators reach the shop.
 * The settings are those of the server. An unusable setting becomes one German line.
 */
export const localShop = Effect.gen(function* () {
  const { env } = yield* Surroundings
  const settings = yield* Effect.promise(() => import("@heimwerk/server/settings/localShop.ts"))
  return yield* Effect.mapError(
    settings.localShop(env),
    ({ message }) =>
      new NoAnswer({ message: `${message} Alle Einstellungen mit ihrem Wert zeigt: heimwerk settings` }),
  )
})

/** The location of the database of the shop on this machine. */
export const databaseOptions = Effect.map(localShop, ({ database }) => database)
