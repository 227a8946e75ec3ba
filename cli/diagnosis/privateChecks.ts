import type { Damage } from "@heimwerk/adapters/operator/diagnosis.ts"

import { durationText, failure, type Finding, listedIds, ok, warning } from "./Finding.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Age of a queued mail above which there is an error, in ms. A failed mail is sent again after 3, 6, 12 ...
 * minutes, so a mail of 15 minutes has failed several times.
 */
const maxMailAge = 15 * minute
/**
 * Age of the last backup above which there is a warning, in ms: a daily backup was then missed. A backup
 * older than a week is an error.
 */
const maxBackupAge = 36 * hour
const maxAgeOfAnyBackup = 7 * day

/**
 * German texts that name the failures which confirmed changes survive. The keys are the durabilities that the
 * shop reports.
 */
const survivals: Readonly<Record<string, string>> = {
  "process-crash safe": "einen Absturz des Programms, aber keinen Stromausfall",
  "power-loss safe": "auch einen Stromausfall",
}

/** Describes the database: `Eingebettetes PostgreSQL 18 (PGlite) in /daten; ...`. */
export const databaseText = ({
  database,
  durability,
}: {
  readonly database: string
  readonly durability: string
}): string =>
  `${database.replace(/^embedded /u, "Eingebettetes ").replace(" at ", " auf ")}; bestätigte Änderungen überstehen ${survivals[durability] ?? durability}.`

const mailsCheck = "Wartende E-Mails"
const backupCheck = "Sicherung"
const indexesCheck = "Indizes (amcheck)"

const missing = "Nicht geprüft, der Shop gibt darüber keine Auskunft."
const missingRemedy = "Prüfe die Datenbank und lies das Protokoll des Shops."

/** Findings for facts that the shop cannot read, for example without its database. */
export const notChecked: Readonly<{ mails: Finding; backup: Finding; damage: ReadonlyArray<Finding> }> = {
  mails: warning(mailsCheck, missing, missingRemedy),
  backup: warning(backupCheck, missing, missingRemedy),
  // An error, because no other check would report damage.
  damage: [failure(indexesCheck, missing, missingRemedy)],
}

/**
 * Checks how long the oldest mail waits. A mail that its mailbox refuses does not count, because the operator cannot
 * change that; the finding names the number of such mails.
 */
export const checkMails = (
  {
    oldest,
    refused = 0,
    waiting,
  }: { readonly waiting: number; readonly refused?: number; readonly oldest: number | null },
  now: number,
): Finding => {
  const refusals = `${refused === 1 ? "1 E-Mail wird" : `${refused} E-Mails werden`} vom Postfach vorerst abgelehnt (heimwerk mails list).`
  if (oldest === null) return ok(mailsCheck, refused === 0 ? "Keine E-Mail wartet." : refusals)
  const age = now - oldest
  const others = waiting - refused
  const count = others === 1 ? "1 E-Mail wartet" : `${others} E-Mails warten`
  const result = `${count}, die älteste seit mindestens ${durationText(Math.max(0, age))}.${refused === 0 ? "" : ` ${refusals}`}`
  if (age <= maxMailAge) return ok(mailsCheck, result)
  return failure(mailsCheck, result, "Prüfe den Mailserver (SMTP_URL); das Protokoll nennt seinen Fehler.")
}

/** Checks the age of the last backup. */
export const checkBackup = (last: number | null, now: number): Finding => {
  const remedy = "Sichere den Shop täglich: heimwerk backup, oder tools/postgres/backup.sh für PostgreSQL."
  if (last === null) return warning(backupCheck, "Es gibt noch keine Sicherung.", remedy)
  const age = Math.max(0, now - last)
  const result = `Die letzte ist ${durationText(age)} alt.`
  if (age > maxAgeOfAnyBackup) return failure(backupCheck, result, remedy)
  return age > maxBackupAge ? warning(backupCheck, result, remedy) : ok(backupCheck, result)
}

/** Converts the results of the shop's own check of its indexes and rows to German findings. */
export const checkDamage = ({ indexes, unreadable }: Damage): ReadonlyArray<Finding> => {
  const lines = [
    ...(unreadable.markets.length > 0 ? [`Märkte: ${listedIds(unreadable.markets)}.`] : []),
    ...(unreadable.articles.length > 0 ? [`Artikel: ${listedIds(unreadable.articles)}.`] : []),
  ]
  return [
    indexes.state === "ok"
      ? ok(indexesCheck, `${indexes.checked} Indizes stimmen mit ihren Tabellen überein.`)
      : indexes.state === "missing"
        ? warning(
            indexesCheck,
            `Nicht geprüft, die Erweiterung amcheck fehlt (${indexes.problems.join(" ")}).`,
            "Lass einen Administrator „create extension amcheck“ ausführen und dem Shop das Recht an bt_index_check geben.",
          )
        : failure(
            indexesCheck,
            `Beschädigt: ${indexes.problems.slice(0, 3).join("; ")}.`,
            "Sichere die Daten und baue die Indizes mit „reindex“ neu auf.",
          ),
    lines.length === 0
      ? ok("Datensätze", "Alle Märkte und Artikel sind lesbar.")
      : failure(
          "Datensätze",
          `Nicht lesbar und im Shop ausgelassen: ${lines.join(" ")}`,
          "Berichtige diese Datensätze; das Protokoll nennt die Felder.",
        ),
  ]
}
