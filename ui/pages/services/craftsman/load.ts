import { Effect } from "effect"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import type { Load } from "../../Answer.ts"
import { breadcrumbList } from "../../breadcrumbList.ts"

/** The page of the craftsman service loads no data; its form does. */
export const load: Load<null> = () =>
  Effect.succeed({
    kind: "page",
    data: null,
    meta: {
      title: `Handwerksservice | ${brand.brand}`,
      description:
        "Bad, Küche, Dach oder Garten: Handwerksbetriebe setzen dein Projekt um, mit 5 Jahren Gewährleistung. Jetzt kostenlos und unverbindlich anfragen.",
      canonicalPath: paths.craftsman,
      jsonLd: [breadcrumbList([{ name: "Handwerksservice", link: paths.craftsman }])],
    },
  })
