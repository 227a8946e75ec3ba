import type { CliError } from "effect/cli"

/** What the parser expects is English where it is the framework's own text. */
const expectation = (expected: string): string => expected.replaceAll(" | ", ", ").replaceAll('"', "")

const invalidValue = ({ expected, kind, option, value }: CliError.InvalidValue): string => {
  if (expected === "at most 1 value") return `Die Option --${option} darf nur einmal vorkommen.`
  if (expected.startsWith("omit the value")) return `Die Option --no-${option} hat keinen Wert.`
  const name = kind === "flag" ? `--${option}` : `<${option}>`
  if (value === "") return `Für ${name} fehlt der Wert.`
  return `„${value}“ passt nicht zu ${name}. Möglich ist: ${expectation(expected)}.`
}

const didYouMean = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : ` Meintest du ${suggestions.join(" oder ")}?`

/** One German sentence for what is wrong with a command line. */
export const misuse = (error: CliError.CliError): string => {
  switch (error._tag) {
    case "UnrecognizedOption":
      return `Die Option ${error.option} gibt es hier nicht.${didYouMean(error.suggestions)}`
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
