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

const probeNames: Readonly<Record<string, readonly [check: string, remedy: string]>> = {
  disk: ["Speicherplatz", "Schaffe Platz auf dem Datenträger von DATA_DIR."],
  product: ["Sortiment", "Spiele die Artikel ein; ohne sie nimmt der Shop keine Besucher an."],
  write: ["Datenbank", "Prüfe Datenbank, Rechte und Datenträger."],
}

/** Converts the results of the shop's own probes to German findings. */
export const checkProbes = (
  probes: ReadonlyArray<{ readonly name: string; readonly isOk: boolean; readonly detail: string }>,
): ReadonlyArray<Finding> =>
  probes.map(({ detail, isOk, name }) => {
    const [check, remedy] = probeNames[name] ?? [name, "Lies das Protokoll des Shops."]
    const [, free, needed] = /(\d+) MB free, (\d+) MB needed$/u.exec(detail) ?? []
    const result =
      free === undefined
        ? detail.replace("written", "Sie ist beschreibbar.").replace(/^found$/u, "Es gibt Artikel.")
        : `${free} MB sind frei, ${needed} MB sind nötig.`
    return isOk ? ok(check, result) : failure(check, result, remedy)
  })

const replicaProblems: Readonly<Record<string, string>> = {
  "it is not a replica": "Sie ist keine Replik.",
  "it is a replica of another database": "Sie ist die Replik einer anderen Datenbank.",
  "it is too far behind": "Sie hängt zu weit zurück.",
  "its user may not read all tables; grant pg_read_all_data to it":
    "Ihr Benutzer darf nicht alle Tabellen lesen. Gib ihm das Recht pg_read_all_data.",
}

/** Converts the states of the database's replicas to German findings. The shop works without them, but slower. */
export const checkReplicas = (
  replicas: ReadonlyArray<{
    readonly name: string
    readonly isUsed: boolean
    readonly lagMillis?: number
    readonly problem?: string
  }>,
): ReadonlyArray<Finding> =>
  replicas.map(({ isUsed, lagMillis, name, problem }) => {
    const check = `Replik ${name}`
    if (isUsed)
      return ok(check, `Sie antwortet, höchstens ${durationText(lagMillis ?? 0)} hinter der Datenbank.`)
    return warning(
      check,
      replicaProblems[problem ?? ""] ?? "Sie ist nicht zu erreichen.",
      "Prüfe DATABASE_READ_URLS und den Abgleich der Replik (docs/operations.md); bis dahin antwortet die Datenbank selbst.",
    )
  })

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
  const check = "Wartende E-Mails"
  const refusals = `${refused === 1 ? "1 E-Mail wird" : `${refused} E-Mails werden`} vom Postfach vorerst abgelehnt (heimwerk mails list).`
  if (oldest === null) return ok(check, refused === 0 ? "Keine E-Mail wartet." : refusals)
  const age = now - oldest
  const others = waiting - refused
  const count = others === 1 ? "1 E-Mail wartet" : `${others} E-Mails warten`
  const result = `${count}, die älteste seit mindestens ${durationText(Math.max(0, age))}.${refused === 0 ? "" : ` ${refusals}`}`
  if (age <= maxMailAge) return ok(check, result)
  return failure(check, result, "Prüfe den Mailserver (SMTP_URL); das Protokoll nennt seinen Fehler.")
}

/** Checks the age of the last backup. */
export const checkBackup = (last: number | null, now: number): Finding => {
  const check = "Sicherung"
  const remedy = "Sichere den Shop täglich: heimwerk backup, oder tools/postgres/backup.sh für PostgreSQL."
  if (last === null) return warning(check, "Es gibt noch keine Sicherung.", remedy)
  const age = Math.max(0, now - last)
  const result = `Die letzte ist ${durationText(age)} alt.`
  if (age > maxAgeOfAnyBackup) return failure(check, result, remedy)
  return age > maxBackupAge ? warning(check, result, remedy) : ok(check, result)
}

/** Converts the results of the shop's own check of its indexes and rows to German findings. */
export const checkDamage = ({ indexes, unreadable }: Damage): ReadonlyArray<Finding> => {
  const check = "Indizes (amcheck)"
  const lines = [
    ...(unreadable.markets.length > 0 ? [`Märkte: ${listedIds(unreadable.markets)}.`] : []),
    ...(unreadable.articles.length > 0 ? [`Artikel: ${listedIds(unreadable.articles)}.`] : []),
  ]
  return [
    indexes.state === "ok"
      ? ok(check, `${indexes.checked} Indizes stimmen mit ihren Tabellen überein.`)
      : indexes.state === "missing"
        ? warning(
            check,
            `Nicht geprüft, die Erweiterung amcheck fehlt (${indexes.problems.join(" ")}).`,
            "Lass einen Administrator „create extension amcheck“ ausführen und dem Shop das Recht an bt_index_check geben.",
          )
        : failure(
            check,
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
