import { Effect } from "effect"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import type { Load } from "../../Answer.ts"
import { breadcrumbList } from "../../breadcrumbList.ts"

/** The page about energy-efficient living loads no data; its form does. */
export const load: Load<null> = () =>
  Effect.succeed({
    kind: "page",
    data: null,
    meta: {
      title: `Energieeffizientes Wohnen | ${brand.brand}`,
      description:
        "Wärmepumpe, Photovoltaik, Energieberatung oder Dämmung: Stelle deine Anfrage bei unseren Partnern, kostenlos und unverbindlich.",
      canonicalPath: paths.energy,
      jsonLd: [breadcrumbList([{ name: "Energieeffizientes Wohnen", link: paths.energy }])],
    },
  })
