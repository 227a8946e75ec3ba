import { editDistance } from "@heimwerk/core/search/editDistance.ts"
import type { CliError } from "effect/cli"

/**
 * Maximum edit distance for suggesting an option. With a larger distance it is a different word, not a typo.
 */
const maxSlips = 2

/** Returns the parser's list of expected values without quotes, separated by commas. */
const expectation = (expected: string): string => expected.replaceAll(" | ", ", ").replaceAll('"', "")

const invalidValue = ({ expected, kind, option, value }: CliError.InvalidValue): string => {
  if (expected === "at most 1 value") return `Die Option --${option} darf nur einmal vorkommen.`
  if (expected.startsWith("omit the value")) return `Die Option --no-${option} hat keinen Wert.`
  const name = kind === "flag" ? `--${option}` : `<${option}>`
  if (value === "") return `Für ${name} fehlt der Wert.`
  return `„${value}“ passt nicht zu ${name}. Möglich ist: ${expectation(expected)}.`
}

/**
 * Returns the option most similar to the typed option. Returns an empty list if no option is similar enough,
 * or if the typed text does not begin with `--`.
 */
const nearestOption = (typed: string, options: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (!typed.startsWith("--")) return []
  const near = options
    .map((option) => ({ option, slips: editDistance(typed, option, maxSlips) ?? Infinity }))
    .toSorted((a, b) => a.slips - b.slips)
  return near.slice(0, 1).flatMap(({ option, slips }) => (slips <= maxSlips ? [option] : []))
}

const didYouMean = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : ` Meintest du ${suggestions.join(" oder ")}?`

/** Explains a wrong command line in German, and names the option or command that was perhaps meant. */
export const misuse = (error: CliError.CliError, options: ReadonlyArray<string>): string => {
  switch (error._tag) {
    case "UnrecognizedOption":
      return `Die Option ${error.option} gibt es hier nicht.${didYouMean(nearestOption(error.option, options))}`
    case "UnknownSubcommand":
      return `Den Befehl „${error.subcommand}“ gibt es nicht.${didYouMean(error.suggestions)}`
    case "MissingOption":
      return `Die Option --${error.option} fehlt.`
    case "MissingArgument":
      return `Die Angabe <${error.argument}> fehlt.`
    case "UnexpectedArgument":
      return `Das ist zu viel: ${error.arguments.join(" ")}.`
    case "InvalidValue":
      return invalidValue(error)
    default:
      return error.message
  }
}
