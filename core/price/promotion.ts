import type { PromotionType } from "./Price.ts"

const labels: Readonly<Record<Exclude<PromotionType, "MM_fixmengen_rabatt">, string>> = {
  MM_aktionspreis: "",
  MM_set_preis: "Set Angebot",
  MM_artikel_gratis: "Gratis Beigabe",
  quantityDiscount: "Mengenrabatt",
}

/**
 * Returns the label of a promotion, which may be empty (storefront 3, promotion types).
 *
 * | type | label |
 * |---|---|
 * | MM_aktionspreis | empty: price and flag are enough |
 * | MM_set_preis | Set Angebot |
 * | MM_artikel_gratis | Gratis Beigabe |
 * | MM_fixmengen_rabatt | the product's own text, or empty |
 * | quantityDiscount | Mengenrabatt |
 * @stability stable
 * @example
 * import { promotionLabel } from "@heimwerk/core/price"
 *
 * promotionLabel("MM_set_preis") // => "Set Angebot"
 * promotionLabel("MM_fixmengen_rabatt", "3 für 2") // => "3 für 2"
 */
export const promotionLabel = (type: PromotionType, text?: string): string =>
  type === "MM_fixmengen_rabatt" ? (text ?? "").trim() : labels[type]
