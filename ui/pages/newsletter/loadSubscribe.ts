import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"

/** The page to subscribe to the newsletter loads no data. */
export const loadSubscribe: Load<null> = () =>
  Effect.succeed({
    kind: "page",
    data: null,
    meta: {
      title: `Newsletter | ${brand.brand}`,
      description: `Angebote, Ideen und Anleitungen aus deinem ${brand.brand} Baumarkt: melde dich zum Newsletter an.`,
      canonicalPath: paths.newsletter,
      jsonLd: [breadcrumbList([{ name: "Newsletter", link: paths.newsletter }])],
    },
  })
