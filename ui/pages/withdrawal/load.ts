import { Retailer, type RetailerIdentity } from "@heimwerk/core/retailer/Retailer.ts"
import { withdrawalTexts } from "@heimwerk/core/withdrawal/texts.ts"
import { Effect } from "effect"

import { brand } from "../../brand.ts"
import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"

export interface WithdrawalData {
  /**
   * The company to which a visitor without JavaScript writes. Absent if the browser loads the page: it does not know
   * the settings of the shop, and has JavaScript.
   */
  readonly writeTo?: Pick<RetailerIdentity, "name" | "street" | "city" | "email">
}

/** Loads the withdrawal page. */
export const load: Load<WithdrawalData> = Effect.fn("pages.withdrawal.load")(function* () {
  const { city, email, name, street } = yield* Retailer
  return {
    kind: "page" as const,
    data: typeof document === "undefined" ? { writeTo: { name, street, city, email } } : {},
    meta: {
      title: `${withdrawalTexts.title} | ${brand.brand}`,
      description: `Widerrufe hier einen Vertrag, den du online mit ${brand.brand} geschlossen hast. Ohne Anmeldung.`,
      canonicalPath: paths.withdrawal,
    },
  }
})
