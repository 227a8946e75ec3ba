import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { Effect } from "effect"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

/** The withdrawal page loads no data. */
export const load: Load<null> = () =>
  Effect.succeed({
    kind: "page",
    data: null,
    meta: {
      title: `${withdrawalTexts.title} | Heimwerk`,
      description:
        "Widerrufe hier einen Vertrag, den du online mit Heimwerk geschlossen hast. Ohne Anmeldung.",
      canonicalPath: paths.withdrawal,
    },
  })
