import { loyaltyCardPage } from "@heimwerk/core/account/paths.ts"
import type { Carriage } from "@heimwerk/core/promise/deliveryPromise.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import {
  freeShippingFrom,
  freightPrice,
  islandSurcharges,
  parcelPrice,
} from "@heimwerk/core/shipping/shippingCost.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { breadcrumbList } from "../breadcrumbList.ts"

/** The shipping costs of the shop, in cents. */
export interface ShippingData {
  readonly freeShippingFrom: Cents
  readonly parcelPrice: Cents
  readonly freightPrice: Cents
  readonly islandSurcharges: Readonly<Record<Carriage, Cents>>
}

/** Returns the loader of a public page with fixed data. */
const plainPage =
  <Data>(data: Data, name: string, link: string, description: string): Load<Data> =>
  () =>
    Effect.succeed({
      kind: "page",
      data,
      meta: {
        title: `${name} | ${brand.brand}`,
        description,
        canonicalPath: link,
        jsonLd: [breadcrumbList([{ name, link }])],
      },
    })

export const loadShipping = plainPage<ShippingData>(
  { freeShippingFrom, freightPrice, islandSurcharges, parcelPrice },
  "Versandkosten",
  paths.shipping,
  "Was der Versand kostet, ab wann er gratis ist und wie du im Markt kostenlos abholst.",
)
export const loadLoyaltyCardInfo = plainPage(
  null,
  "Vorteilskarte",
  loyaltyCardPage,
  "Mit der Vorteilskarte zahlst du für viele Artikel weniger: so bekommst du sie, so nutzt du sie.",
)
