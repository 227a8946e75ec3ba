import type * as OfflineModule from "@heimwerk/adapters/sql/offline.ts"
import type { Outcome } from "@heimwerk/adapters/sql/offline.ts"
import { Email } from "@heimwerk/core/values/Email.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../errors.ts"
import { ask, dataDirectory, runningShop } from "./runningShop.ts"

/**
 * Loads the database code from the installation of the shop, because the bundled command line does not
 * contain it.
 */
const offline = Effect.tryPromise({
  try: (): Promise<typeof OfflineModule> => import("@heimwerk/adapters/sql/offline.ts"),
  catch: () =>
    new NoAnswer({
      message:
        "Dieser Befehl arbeitet auf der Datenbank des Shops und braucht dessen Installation mit Node 24 oder neuer.",
    }),
})

/**
 * Returns the location of the database of the shop on this machine, from the same environment variables as
 * its server.
 */
const databaseOptions = () => ({ url: process.env["DATABASE_URL"], directory: dataDirectory() })

const refusals = {
  locked:
    "Die Datenbank wird gerade von einem anderen Programm benutzt, zum Beispiel von einem Shop, der noch startet. Bitte versuche es gleich noch einmal.",
  missing:
    "Hier gibt es keine Daten eines Shops. Bitte nenne sie mit DATA_DIR oder DATABASE_URL, wie beim Start des Shops.",
}

const answerOf = <A>(outcome: Outcome<A>): Effect.Effect<A, NoAnswer> => {
  if (outcome.kind === "done") return Effect.succeed(outcome.answer)
  const message =
    outcome.kind === "failed"
      ? `Die Datenbank kann nicht benutzt werden: ${outcome.message}`
      : refusals[outcome.kind]
  return Effect.fail(new NoAnswer({ message }))
}

const emailOf = (text: string) =>
  isEmail(text)
    ? Effect.succeed(Email.make(text))
    : Effect.fail(
        new WrongUse({
          message: `„${text}“ ist keine E-Mail-Adresse. Mehr mit: heimwerk customers --help`,
        }),
      )

/** Exports the stored data of a person: from the running shop, or from the database of a stopped one. */
export const exportPerson = Effect.fnUntraced(function* (text: string) {
  const email = yield* emailOf(text)
  const options = databaseOptions()
  const shop = yield* runningShop(options.directory)
  if (shop !== undefined) return yield* ask(shop.customers.export({ payload: { email } }))
  const database = yield* offline
  return yield* Effect.flatMap(
    Effect.promise(() => database.exportPerson(options, email)),
    answerOf,
  )
})

/** Deletes the stored data of a person: in the running shop, or in the database of a stopped one. */
export const deletePerson = Effect.fnUntraced(function* (text: string) {
  const email = yield* emailOf(text)
  const options = databaseOptions()
  const shop = yield* runningShop(options.directory)
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
