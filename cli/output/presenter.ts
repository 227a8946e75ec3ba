import { CliConfig, CliOutput, Flag, GlobalFlag, type HelpDoc } from "effect/cli"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"

import { completionScript } from "../completion/script.ts"
import { Colours, shownOn } from "./colours.ts"
import { helpText } from "./help.ts"
import { misuse } from "./misuse.ts"
import { sayError } from "./print.ts"

const commandNames = ({ subcommands = [] }: HelpDoc.HelpDoc): string =>
  subcommands.flatMap(({ commands }) => commands.map(({ name }) => name)).join(", ")

/** Returns the options that are available where the usage error occurred. */
const optionsOf = ({
  flags,
  globalFlags = [],
  inheritedFlags = [],
}: HelpDoc.HelpDoc): ReadonlyArray<string> =>
  [...flags, ...inheritedFlags, ...globalFlags].map(({ name }) => `--${name}`)

/**
 * Prints help and version to stdout, and wrong usage as one line to stderr. For a missing sub-command it
 * prints both help and the error.
 */
const present = (event: CliOutput.Presenter.Event): Effect.Effect<void> => {
  switch (event._tag) {
    case "Version":
      return Console.log(`${event.name} ${event.version}`)
    case "Help": {
      const shown = Effect.flatMap(Colours, ({ stdout }) =>
        Console.log(shownOn(stdout, helpText(event.helpDoc))),
      )
      return event.reason === "Requested"
        ? shown
        : Effect.andThen(shown, sayError(`Es fehlt ein Befehl: ${commandNames(event.helpDoc)}.`))
    }
    case "InvalidInvocation": {
      const [first] = event.errors
      const sentence = first === undefined ? "Das ist kein Befehl." : misuse(first, optionsOf(event.helpDoc))
      return sayError(`${sentence} Mehr mit: ${event.commandPath.join(" ")} --help`)
    }
  }
}

/** Gives an option of the framework a German description. */
const inGerman = <A>({ flag, run }: GlobalFlag.Action<A>, description: string): GlobalFlag.Action<A> =>
  GlobalFlag.Action({ flag: Flag.withDescription(flag, description), run })

/** Prints the completion script for the shell that the option names. */
const completions: typeof GlobalFlag.Completions = GlobalFlag.Action({
  flag: GlobalFlag.Completions.flag.pipe(Flag.withMetavar("<Shell>")),
  run: (typed, { command }) =>
    Option.match(typed, {
      onNone: () => Effect.void,
      onSome: (name) => Console.log(completionScript(command, name)),
    }),
})

/**
 * Prints the framework's own messages in German, and keeps only the options of the framework that staff can
 * use.
 */
export const presentation = Layer.mergeAll(
  CliOutput.layerPresenter({ present }),
  CliConfig.layer({
    builtIns: [
      inGerman(GlobalFlag.Help, "Diese Hilfe zeigen"),
      inGerman(GlobalFlag.Version, "Die Version zeigen"),
      inGerman(completions, "Ergänzungen für eine Shell ausgeben"),
    ],
  }),
)
