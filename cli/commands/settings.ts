import type { SettingState } from "@heimwerk/server/settings/overview.ts"
import { Command, Flag } from "effect/cli"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"

import { Unmet, WrongUse } from "../errors.ts"
import { readSettingsFile } from "../input/settingsFile.ts"
import { print, say } from "../output/print.ts"
import { type SettingRow, settingsText } from "../output/settingsText.ts"
import { heimwerk } from "../root.ts"
import { Surroundings } from "../shop/profiles.ts"

const sourceOf = ({ isSet, name }: SettingState, file: Readonly<Record<string, string>>) => {
  if (!isSet) return "default"
  return Object.hasOwn(file, name) ? "file" : "environment"
}

/**
 * `heimwerk settings`: prints each setting of the server with its value, source, default and meaning. It exits with code 1 if
 * the server would refuse a setting. Secrets are not printed. It refuses options that select another shop.
 */
export const settings = Command.make(
  "settings",
  {
    // Not `--env-file`: Node reads this option itself, even after the name of the program.
    file: Flag.String("file").pipe(
      Flag.optional,
      Flag.withMetavar("<Datei>"),
      Flag.withDescription(
        "Auch diese Datei lesen, eine Zeile NAME=Wert je Einstellung; sie gilt vor der Umgebung",
      ),
    ),
  },
  Effect.fn("cli.settings")(function* ({ file }) {
    const { data, origin, profile } = yield* heimwerk
    if ([data, origin, profile].some(Option.isSome))
      return yield* new WrongUse({
        message:
          "--origin, --profile und --data gelten hier nicht: dieser Befehl liest die Einstellungen auf diesem Rechner.",
      })
    const { env } = yield* Surroundings
    const own = Option.isSome(file) ? yield* readSettingsFile(file.value) : {}
    const environment = { ...env, ...own }
    const [{ settingStates }, { misspellings }] = yield* Effect.promise(() =>
      Promise.all([
        import("@heimwerk/server/settings/overview.ts"),
        import("@heimwerk/server/settings/misspellings.ts"),
      ]),
    )
    const rows = (yield* settingStates(environment)).map((state): SettingRow => ({
      ...state,
      source: sourceOf(state, own),
    }))
    const unknown = misspellings(environment)
    yield* print({ settings: rows, misspellings: unknown }, (width) => settingsText(rows, width), rows)
    for (const { meant, name } of unknown)
      yield* say(`Die Einstellung ${name} gibt es nicht. Meintest du ${meant}?`)
    if (rows.some(({ problem }) => problem !== null)) return yield* new Unmet()
  }),
).pipe(
  Command.withDescription("Die Einstellungen des Servers mit Wert, Quelle und Bedeutung"),
  Command.withExamples([
    { command: "heimwerk settings", description: "aus den Umgebungsvariablen" },
    {
      command: "heimwerk settings --file /etc/heimwerk/settings",
      description: "mit der Datei des Dienstes",
    },
    { command: "heimwerk settings --csv --fields name,value,source", description: "als Tabelle" },
  ]),
)
