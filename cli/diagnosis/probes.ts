import { durationText, failure, type Finding, ok, warning } from "./Finding.ts"

const databaseRemedy = "Prüfe Datenbank, Rechte und Datenträger."
const probeNames: Readonly<Record<string, readonly [check: string, remedy: string]>> = {
  disk: ["Speicherplatz", "Schaffe Platz auf dem Datenträger von DATA_DIR."],
  product: ["Sortiment", "Spiele die Artikel ein; ohne sie nimmt der Shop keine Besucher an."],
  write: ["Datenbank", databaseRemedy],
}

/** Converts the results of the shop's own probes to German findings. */
export const checkProbes = (
  probes: ReadonlyArray<{ readonly name: string; readonly isOk: boolean; readonly detail: string }>,
): ReadonlyArray<Finding> =>
  probes.map(({ detail, isOk, name }) => {
    const [check, usualRemedy] = probeNames[name] ?? [name, "Lies das Protokoll des Shops."]
    const isUnknown = name === "product" && !detail.includes("there is no product")
    const remedy = isUnknown ? databaseRemedy : usualRemedy
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
  "it refuses the user or password, or its pg_hba.conf does not let them in":
    "Sie lehnt den Benutzer oder das Passwort ab, oder ihre pg_hba.conf lässt sie nicht zu.",
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
      replicaProblems[problem ?? ""] ?? `Sie ist nicht zu erreichen (${problem ?? "ohne Grund"}).`,
      "Prüfe DATABASE_READ_URLS und den Abgleich der Replik (docs/operations.md); bis dahin antwortet die Datenbank selbst.",
    )
  })
