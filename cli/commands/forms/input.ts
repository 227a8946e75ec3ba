import { Argument } from "effect/cli"

import { formNames } from "./formRequest.ts"

export const formName = Argument.Literals("Formular", formNames).pipe(
  Argument.withDescription("craftsman, energy oder feedback"),
)

export const file = Argument.String("Datei").pipe(
  Argument.withDescription("JSON-Datei mit den Angaben, oder - für die Standardeingabe"),
)
