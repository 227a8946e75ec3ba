import type * as OfflineModule from "@heimwerk/adapters/sql/offline.ts"
import type { Outcome } from "@heimwerk/adapters/sql/offline.ts"
import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"

/**
 * Loads the database code from the installation of the shop, because the bundled command line does not
 * contain it.
 */
export const offline = Effect.tryPromise({
  try: (): Promise<typeof OfflineModule> => import("@heimwerk/adapters/sql/offline.ts"),
  catch: () =>
    new NoAnswer({
      message:
        "Dieser Befehl arbeitet auf der Datenbank des Shops und braucht dessen Installation mit Node 24 oder neuer.",
    }),
})

const refusals = {
  locked:
    "Die Datenbank wird gerade von einem anderen Programm benutzt, zum Beispiel von einem Shop, der noch startet. Bitte versuche es gleich noch einmal.",
  missing:
    "Hier gibt es keine Daten eines Shops. Bitte nenne sie mit DATA_DIR oder DATABASE_URL, wie beim Start des Shops.",
}

export const answerOf = <A>(outcome: Outcome<A>): Effect.Effect<A, NoAnswer> => {
  if (outcome.kind === "done") return Effect.succeed(outcome.answer)
  const message =
    outcome.kind === "failed"
      ? `Die Datenbank kann nicht benutzt werden: ${outcome.message}`
      : refusals[outcome.kind]
  return Effect.fail(new NoAnswer({ message }))
}
