import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { NoAnswer, WrongUse } from "../errors.ts"
import { heimwerk } from "../root.ts"
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

/**
 * Like `localShop`, but fails if a typed option selects another shop: no command may change a shop that staff did not
 * name. `HEIMWERK_ORIGIN` and the default profile are accepted, because they only select the shop of public questions.
 */
export const onlyLocalShop = Effect.gen(function* () {
  const { data, origin, profile } = yield* heimwerk
  if ([data, origin, profile].some(Option.isSome))
    return yield* new WrongUse({
      message:
        "--origin, --profile und --data gelten hier nicht; der Shop ist der von DATA_DIR oder OPERATOR_PORT.",
    })
  return yield* localShop
})

/** The location of the database of the shop on this machine. Fails if a typed option selects another shop. */
export const databaseOptions = Effect.map(onlyLocalShop, ({ database }) => database)
