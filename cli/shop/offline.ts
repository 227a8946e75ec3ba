import type * as OfflineModule from "@heimwerk/adapters/sql/offline.ts"
import type { Outcome } from "@heimwerk/adapters/sql/offline.ts"
import type { StartFailure } from "@heimwerk/adapters/sql/StartError.ts"
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

/** German sentences for the reasons why a database cannot be used. */
const unusable: Readonly<Record<StartFailure, string>> = {
  Locked:
    "Die Datenbank wird gerade von einem anderen Programm benutzt, zum Beispiel von einem Shop, der noch startet. Bitte versuche es gleich noch einmal.",
  Emptied:
    "Hier gibt es keine Daten eines Shops. Bitte nenne sie mit DATA_DIR oder DATABASE_URL, wie beim Start des Shops.",
  UnreadableUrl:
    "In DATABASE_URL steht keine Adresse von PostgreSQL. Nötig ist eine wie postgres://name:passwort@rechner:5432/datenbank.",
  Unreachable:
    "Die Datenbank in DATABASE_URL antwortet nicht. Bitte prüfe Adresse und Netz, und ob PostgreSQL läuft.",
  LoginRefused:
    "PostgreSQL lehnt den Benutzer oder das Passwort in DATABASE_URL ab, oder pg_hba.conf lässt sie nicht zu.",
  UnknownDatabase:
    "Auf diesem PostgreSQL gibt es die Datenbank aus DATABASE_URL nicht. Bitte prüfe ihren Namen.",
  NoTls:
    "PostgreSQL bietet kein TLS an, aber sslmode in DATABASE_URL verlangt es. Bitte richte TLS ein oder ändere sslmode.",
  UntrustedCertificate:
    "Das TLS-Zertifikat der Datenbank in DATABASE_URL ist nicht vertrauenswürdig, abgelaufen oder für einen anderen Rechner.",
  TooManyConnections:
    "PostgreSQL nimmt keine weiteren Verbindungen an. Bitte erhöhe max_connections oder beende andere Programme.",
  NotReady: "PostgreSQL startet oder beendet sich gerade. Bitte versuche es gleich noch einmal.",
  TooOld: "Die Datenbank in DATABASE_URL ist zu alt. Nötig ist PostgreSQL 15 oder neuer.",
  FsyncOff:
    "Die Datenbank in DATABASE_URL würde bei einem Stromausfall Bestellungen verlieren. Bitte schalte fsync und synchronous_commit dort ein.",
  NotWritable:
    "Der Ordner in DATA_DIR ist für diesen Befehl nicht beschreibbar. Bitte prüfe seine Rechte, den Benutzer und den freien Platz.",
  WrongUser:
    "Die Daten in DATA_DIR gehören einem anderen Benutzer als root. Mit Dateien von root könnte der Shop seine Datenbank nicht mehr öffnen.",
  Damaged:
    "Die Datenbank in DATA_DIR lässt sich nicht öffnen und ist wohl beschädigt. Eine Sicherung spielt zurück: heimwerk restore DATEI --replace",
}

const callAs = (owner: number): string =>
  `Bitte starte den Befehl als dieser Benutzer, zum Beispiel mit: sudo -u '#${owner}' heimwerk … Für einen Dienst von systemd steht der Aufruf in docs/operations.md.`

const messageOf = (outcome: Exclude<Outcome<never>, { readonly kind: "done" }>): string => {
  if (outcome.kind === "unusable")
    return outcome.owner === undefined
      ? unusable[outcome.reason]
      : `${unusable[outcome.reason]} ${callAs(outcome.owner)}`
  return outcome.kind === "refused"
    ? outcome.message
    : `Die Datenbank kann nicht benutzt werden: ${outcome.message}`
}

/** Returns the answer of the database, or fails with one German line. */
export const answerOf = <A>(outcome: Outcome<A>): Effect.Effect<A, NoAnswer> =>
  outcome.kind === "done"
    ? Effect.succeed(outcome.answer)
    : Effect.fail(new NoAnswer({ message: messageOf(outcome) }))
