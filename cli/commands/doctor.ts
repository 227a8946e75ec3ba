import { Command } from "effect/cli"
import * as Effect from "effect/Effect"

import type { Finding } from "../diagnosis/Finding.ts"
import { Unmet } from "../errors.ts"
import { bullets } from "../output/facts.ts"
import { print } from "../output/print.ts"
import { type Cell, table } from "../output/table.ts"
import { liveOrigin } from "../shop/address.ts"

const columns = [{ title: "Prüfung" }, { title: "Ergebnis" }, { title: "Befund", shrinks: true }] as const

const stateCells: Readonly<Record<Finding["state"], Cell>> = {
  ok: { text: "ok", style: "good" },
  warning: { text: "Warnung", style: "warning" },
  error: { text: "Fehler", style: "bad" },
}

const findingsText = (findings: ReadonlyArray<Finding>, width: number | undefined): string =>
  table(
    columns,
    findings.map(({ check, result, state }) => [check, stateCells[state], result]),
    width,
  ) +
  bullets(
    "Was zu tun ist",
    findings.flatMap(({ check, remedy, result }) =>
      remedy === undefined ? [] : [`${check}: ${result} ${remedy}`],
    ),
  )

/** Makes a command that prints findings. It exits with code 1 if one of them is an error. */
const checks = (name: string, isThorough: boolean) =>
  Command.make(
    name,
    {},
    Effect.fn(`cli.${name}`)(function* () {
      const typed = yield* liveOrigin
      const [{ diagnose }, { recorded }] = yield* Effect.promise(() =>
        Promise.all([import("../diagnosis/diagnose.ts"), import("../shop/recorded.ts")]),
      )
      const { findings, origin } = yield* recorded(diagnose(typed, isThorough))
      yield* print({ origin, findings }, (width) => findingsText(findings, width), findings)
      if (findings.some(({ state }) => state === "error")) return yield* new Unmet()
    }),
  )

/**
 * `heimwerk status`: checks whether a shop is ready, its version and its clock. If the shop runs on this
 * machine or answers on the private port, also checks disk, database, replicas, queued mails and last backup.
 */
export const status = checks("status", false).pipe(
  Command.withDescription("Ob ein Shop bereit ist: Zustand, Version, Uhr, E-Mails und Sicherung"),
  Command.withExamples([
    { command: "heimwerk status", description: "der Shop auf diesem Rechner" },
    { command: "heimwerk status --origin https://shop.example", description: "von außen" },
  ]),
)

/**
 * `heimwerk doctor`: checks network, certificate, data and database of a shop, and says how to repair what is
 * wrong.
 */
export const doctor = checks("doctor", true).pipe(
  Command.withDescription(
    "Einen Shop gründlich prüfen: Netz, Zertifikat, Daten, Datenbank. Fehler enden mit Code 1",
  ),
  Command.withExamples([
    { command: "heimwerk doctor", description: "der Shop auf diesem Rechner" },
    { command: "heimwerk doctor --origin https://shop.example --csv", description: "von außen, als Tabelle" },
  ]),
)
