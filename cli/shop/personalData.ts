import type { Outcome } from "@heimwerk/adapters/sql/personal/personalData.ts"
import type * as PersonalDataModule from "@heimwerk/adapters/sql/personal/personalData.ts"
import { isEmail } from "@heimwerk/core/values/isEmail.ts"
import * as Effect from "effect/Effect"

import { NoAnswer, WrongUse } from "../errors.ts"

type PersonalData = typeof PersonalDataModule

/**
 * Loads the database code from the shop's own installation, because the bundled command line does not
 * contain it.
 */
const personalData = Effect.tryPromise({
  try: (): Promise<PersonalData> => import("@heimwerk/adapters/sql/personal/personalData.ts"),
  catch: () =>
    new NoAnswer({
      message:
        "Dieser Befehl arbeitet auf der Datenbank des Shops und braucht dessen Installation mit Node 24 oder neuer.",
    }),
})

/** The database location of the shop on this machine, from the same variables as its server. */
const databaseOptions = () => {
  const directory = process.env["DATA_DIR"]?.trim() ?? ""
  return { url: process.env["DATABASE_URL"], directory: directory === "" ? ".data" : directory }
}

const refusals = {
  locked:
    "Die Datenbank wird gerade vom laufenden Shop benutzt. Bitte beende ihn zuerst und starte ihn danach wieder.",
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

/** Runs work on the stored data of the person with this e-mail address. */
export const onPerson = Effect.fnUntraced(function* <A>(
  email: string,
  work: (personalData: PersonalData, data: ReturnType<typeof databaseOptions>) => Promise<Outcome<A>>,
) {
  if (!isEmail(email))
    return yield* new WrongUse({
      message: `„${email}“ ist keine E-Mail-Adresse. Mehr mit: heimwerk customers --help`,
    })
  const loaded = yield* personalData
  return yield* Effect.flatMap(
    Effect.promise(() => work(loaded, databaseOptions())),
    answerOf,
  )
})

/** The error for an e-mail address without stored data. */
export const noStoredData = (email: string) =>
  new NoAnswer({ message: `Unter ${email} ist im Shop nichts gespeichert.` })
