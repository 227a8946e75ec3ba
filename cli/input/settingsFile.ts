import { resolve } from "node:path"

import * as Effect from "effect/Effect"

import { NoAnswer } from "../errors.ts"
import { Surroundings } from "../shop/profiles.ts"
import { readText } from "./textFile.ts"

const variable = /^([A-Za-z_]\w*)=(.*)$/u

const withoutQuotes = (text: string): string => /^(["'])(.*)\1$/u.exec(text)?.[2] ?? text

/**
 * Reads a file with one `NAME=value` per line, as systemd does for `EnvironmentFile`. Empty lines and lines
 * that begin with `#` or `;` are skipped. Quotes around a whole value are removed. Any other line is an
 * error. The error message has the number of the line but not its text, which may contain a password.
 */
export const readSettingsFile = Effect.fnUntraced(function* (file: string) {
  const { folder } = yield* Surroundings
  const text = yield* readText(file === "-" ? file : resolve(folder, file))
  const lines = text.split(/\r?\n/u).map((line) => line.trim())
  const values = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const [, name, value] = variable.exec(line) ?? []
    if (name !== undefined && value !== undefined) values.set(name, withoutQuotes(value.trim()))
    else if (!/^(?:[#;].*)?$/u.test(line))
      return yield* new NoAnswer({ message: `Zeile ${index + 1} von „${file}“ ist kein NAME=Wert.` })
  }
  return Object.fromEntries(values)
})
