import { Clock, Effect } from "effect"

import { adviceHoursText } from "@heimwerk/core/advice/businessHours.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import { brand } from "../../brand.ts"
import { type ContactLink, contactLinks } from "../../features/market/contact.ts"
import { type MarketSummary, marketSummary } from "../../features/market/marketSummary.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"
import { ownMarket } from "../ownMarket.ts"

export interface ContactData {
  /** Hours in which advice is available, for example `Mo-Sa 8:00-20:00 Uhr`. */
  readonly hours: string
  readonly own?: {
    readonly market: MarketSummary
    readonly phone?: ContactLink
    readonly email?: ContactLink
  }
}

/** Loads the contact data (storefront 2, `/kontakt/`). */
export const load: Load<ContactData> = Effect.fn("pages.contact.load")(function* () {
  const own = yield* ownMarket()
  const at = berlinTime(yield* Clock.currentTimeMillis)
  return {
    kind: "page" as const,
    data: {
      hours: adviceHoursText,
      ...(own === undefined
        ? {}
        : {
            own: {
              market: marketSummary(own, { at, own }),
              ...contactLinks(own),
            },
          }),
    },
    meta: {
      title: `Kontakt | ${brand.brand}`,
      description: `So erreichst du ${brand.brand}: dein Markt, telefonisch oder per E-Mail, ${adviceHoursText}.`,
      canonicalPath: paths.contact,
      jsonLd: [breadcrumbList([{ name: "Kontakt", link: paths.contact }])],
    },
  }
})
