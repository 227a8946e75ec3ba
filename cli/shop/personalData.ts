import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { emailAddress } from "../input/emailAddress.ts"
import { databaseOptions } from "./localShop.ts"
import { answerOf, offline } from "./offline.ts"
import { ask, runningShop } from "./runningShop.ts"

/** Exports the stored data of a person: from the running shop, or from the database of a stopped shop. */
export const exportPerson = Effect.fnUntraced(function* (text: string) {
  const email = yield* emailAddress(text)
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
  const email = yield* emailAddress(text)
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
