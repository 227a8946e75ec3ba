import { Console } from "effect"
import { CliOutput } from "effect/cli"

import { usageMessage } from "./usageMessage.ts"

/** Help as the library shows it; a wrong command line gets one line on the error output instead of the whole help. */
export const presenter: CliOutput.Presenter = {
  present: (event) =>
    event._tag === "InvalidInvocation"
      ? Console.error(usageMessage(event.commandPath, event.errors))
      : CliOutput.defaultPresenter.present(event),
}
