import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

/** The withdrawal page loads no data. */
export const load: Load<null> = () =>
  Effect.succeed({
    kind: "page",
    data: null,
    meta: {
      title: `${withdrawalTexts.title} | ${brand.brand}`,
      description: `Widerrufe hier einen Vertrag, den du online mit ${brand.brand} geschlossen hast. Ohne Anmeldung.`,
      canonicalPath: paths.withdrawal,
    },
  })
