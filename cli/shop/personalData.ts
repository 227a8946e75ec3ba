import { Email } from "@heimwerk/core/values/Email.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../errors.ts"
import { databaseOptions } from "./localShop.ts"
import { answerOf, offline } from "./offline.ts"
import { ask, runningShop } from "./runningShop.ts"

const emailOf = (text: string) =>
  isEmail(text)
    ? Effect.succeed(Email.make(text))
    : Effect.fail(
        new WrongUse({
          message: `„${text}“ ist keine E-Mail-Adresse. Mehr mit: heimwerk customers --help`,
        }),
      )

/** Exports the stored data of a person: from the running shop, or from the database of a stopped shop. */
export const exportPerson = Effect.fnUntraced(function* (text: string) {
  const email = yield* emailOf(text)
  const options = yield* databaseOptions
  const shop = yield* runningShop
  if (shop !== undefined) return yield* ask(shop.customers.export({ payload: { email } }))
  const database = yield* offline
  return yield* Effect.flatMap(
    Effect.promise(() => database.exportPerson(options, email)),
    answerOf,
  )
})

/**
 * Deletes the stored data of a person in the running shop, or in the database of a stopped shop. Keeps what
 * the law requires the shop to keep.
 */
export const deletePerson = Effect.fnUntraced(function* (text: string) {
  const email = yield* emailOf(text)
  const options = yield* databaseOptions
  const shop = yield* runningShop
  if (shop !== undefined) return yield* ask(shop.customers.delete({ payload: { email } }))
  const database = yield* offline
  return yield* Effect.flatMap(
    Effect.promise(() => database.deletePerson(options, email)),
    answerOf,
  )
})

/** Makes the error for an e-mail address without stored data. */
export const noStoredData = (email: string) =>
  new NoAnswer({ message: `Unter ${email} ist im Shop nichts gespeichert.` })
