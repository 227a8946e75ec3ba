import { type HelpDoc } from "effect/cli"
import * as Option from "effect/Option"

import { styled } from "./colours.ts"
import { table } from "./table.ts"

interface Entry {
  readonly name: string
  readonly description: string
}

const indented = (text: string): string => text.replace(/^/gmu, "  ")

const section = (title: string, entries: ReadonlyArray<Entry>): ReadonlyArray<string> => {
  if (entries.length === 0) return []
  const lines = table(
    [{ title: "" }, { title: "" }],
    entries.map(({ description, name }) => [name, description]),
  )
  return [`${styled("heading", title)}\n${indented(lines)}`]
}

/** Removes the framework's English word `choices:` before a list of choices. */
const inGerman = (description: string): string => description.replace("(choices: ", "(")

const flagEntry = ({ aliases, description, name, required, type }: HelpDoc.FlagDoc): Entry => ({
  name: [...aliases, `--${name}`].join(", ") + (type === "boolean" ? "" : ` ${type}`),
  description: inGerman(Option.getOrElse(description, () => "")) + (required ? " (nötig)" : ""),
})

const usage = (text: string): string =>
  text.replace("<subcommand>", "<Befehl>").replace("[flags]", "[Optionen]")

/** Formats the help of a command in German. */
export const helpText = (doc: HelpDoc.HelpDoc): string =>
  [
    doc.description,
    `${styled("heading", "Aufruf")}\n  ${usage(doc.usage)}`,
    ...section("Befehle", doc.subcommands?.flatMap(({ commands }) => commands) ?? []),
    ...section(
      "Angaben",
      (doc.args ?? []).map(({ description, name }) => ({
        name: `<${name}>`,
        description: Option.getOrElse(description, () => ""),
      })),
    ),
    ...section(
      "Optionen",
      [...doc.flags, ...(doc.inheritedFlags ?? []), ...(doc.globalFlags ?? [])].map(flagEntry),
    ),
    ...section(
      "Beispiele",
      (doc.examples ?? []).map(({ command, description = "" }) => ({ name: command, description })),
    ),
  ].join("\n\n")
