import type { CliError } from "effect/cli"

const alternatives = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : ` Meintest du ${suggestions.join(" oder ")}?`

/** What is wrong with a command line, in one German sentence. */
const sentence = (error: CliError.NonShowHelpErrors): string => {
  switch (error._tag) {
    case "UnrecognizedOption":
      return `Die Option ${error.option} gibt es hier nicht.${alternatives(error.suggestions)}`
    case "UnknownSubcommand":
      return `Den Befehl ${error.subcommand} gibt es hier nicht.${alternatives(error.suggestions)}`
    case "MissingOption":
      return `Die Option --${error.option} fehlt.`
    case "MissingArgument":
      return `Die Angabe <${error.argument}> fehlt.`
    case "UnexpectedArgument":
      return `Zu viele Angaben: ${error.arguments.join(" ")}`
    case "InvalidValue": {
      const place = error.kind === "flag" ? `--${error.option}` : `<${error.option}>`
      const value = error.value.slice(0, 60)
      return value === ""
        ? `Der Wert für ${place} fehlt: erwartet wird ${error.expected}.`
        : `Der Wert ${value} für ${place} passt nicht: erwartet wird ${error.expected}.`
    }
    default:
      return error.message.split("\n")[0] ?? ""
  }
}

/** The line a wrong command line gets on the error output; the first mistake explains the others. */
export const usageMessage = (
  commandPath: ReadonlyArray<string>,
  errors: ReadonlyArray<CliError.NonShowHelpErrors>,
): string => `${errors.slice(0, 1).map(sentence).join("")} Hilfe: ${commandPath.join(" ")} --help`
