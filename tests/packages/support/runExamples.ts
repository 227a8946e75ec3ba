import { basename } from "node:path"
import { inspect } from "node:util"

/** Returns a value as text. No-break spaces in amounts become spaces, because an example shows them as spaces. */
const textOf = (value: unknown): string =>
  inspect(value, { depth: Infinity, breakLength: Infinity, sorted: true }).replaceAll("\u00a0", " ")

let compared = 0
let example = ""
const differences: Array<string> = []

/** Compares a value with the documented one. Examples call it as a global function. */
const same = (actual: unknown, expected: unknown): void => {
  compared += 1
  if (textOf(actual) !== textOf(expected))
    differences.push(`${example}: ${textOf(actual)} instead of ${textOf(expected)}`)
}
Object.assign(globalThis, { same })

for (const file of process.argv.slice(2)) {
  example = basename(file, ".ts")
  await import(file).catch((cause: unknown) => differences.push(`${example}: ${String(cause)}`))
}
process.stdout.write(JSON.stringify({ compared, differences }))
