import { Argument } from "effect/cli"

import { formNames } from "./judged.ts"

/** Which form is meant. */
export const formName = Argument.Literals("Formular", formNames).pipe(
  Argument.withDescription("craftsman, energy oder feedback"),
)

/** What was filled in. */
export const file = Argument.String("Datei").pipe(
  Argument.withDescription("JSON-Datei mit den Angaben, oder - für die Standardeingabe"),
)
