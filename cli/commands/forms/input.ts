import { Argument } from "effect/cli"

import { formNames } from "../../forms/knownFields.ts"

export const formName = Argument.Literals("Formular", formNames).pipe(
  Argument.withDescription("craftsman, energy oder feedback"),
)

/**
 * The file with a form. Without it, the command reads standard input, for example the output of another
 * program.
 */
export const file = Argument.String("Datei").pipe(
  Argument.withDescription(
    "Datei mit den Angaben (JSON) oder mit dem gesendeten Inhalt; ohne sie oder mit - die Standardeingabe",
  ),
  Argument.withDefault("-"),
)
