import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { discountFlag, shownSaving } from "@heimwerk/core/price/discountFlag.ts"
import { productFlags } from "@heimwerk/core/price/flags.ts"
import { loyaltyPriceLabel } from "@heimwerk/core/price/loyaltyPrice.ts"
import { type PriceFacts, priceFacts } from "@heimwerk/core/price/priceFacts.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import type { Explanation, Step } from "./Explanation.ts"

/** The data of an article that determine its price and its flags. */
type Priced = Pick<Product, "articleId" | "name" | "price" | "isBestseller">

/** The explanation of a price, with the result of every rule. */
interface PriceExplanation extends Explanation {
  readonly values: PriceFacts
}

const inForce = ({ price }: Priced): Step => ({
  rule: "Preis",
  result: formatCents(priceInForce(price)),
  because:
    price.special === undefined
      ? "Es gibt kein Angebot: der reguläre Preis gilt."
      : `Es gibt ein Angebot. Der reguläre Preis ist ${formatCents(price.regular)}.`,
  source: "storefront 3, Price",
})

const whyAnnounced = ({ lowest30, special }: Priced["price"]): string => {
  if (special === undefined) return "Es gibt kein Angebot."
  if (lowest30 === undefined) return "Der niedrigste Preis der letzten 30 Tage fehlt."
  const sign = lowest30 > special ? ">" : "ist nicht >"
  return `Niedrigster Preis der letzten 30 Tage ${formatCents(lowest30)} ${sign} Angebot ${formatCents(special)}.`
}

const announcement = ({ price }: Priced): Step => {
  const reduction = announcedReduction(price)
  return {
    rule: "Ermäßigung",
    result: reduction === undefined ? "keine" : `statt ${formatCents(reduction.regular)}`,
    because: whyAnnounced(price),
    source: "PAngV § 11, EuGH C-330/23",
  }
}

/**
 * Explains the saving in percent, the saving in euros, and the comparison that decides which of the two is
 * shown.
 */
const savings = (regular: Cents, offer: Cents): ReadonlyArray<Step> => {
  const { euros, percent, shown } = shownSaving(regular, offer)
  const [high, low] = [formatCents(regular), formatCents(offer)]
  const source = "storefront 9, discount flag"
  const because =
    shown === "percent"
      ? `${percent} (Prozent) > ${euros} (Euro) und ${percent} > 10: Prozent.`
      : percent > euros
        ? `${percent} (Prozent) > ${euros} (Euro), aber ${percent} ist nicht > 10; ${euros} (Euro) ist nicht > 10: Aktion.`
        : `${percent} (Prozent) ist nicht > ${euros} (Euro), also Euro: ${euros} ${shown === undefined ? "ist nicht > 10: Aktion" : "> 10"}.`
  return [
    {
      rule: "Ersparnis in Prozent",
      result: `${percent} %`,
      because: `(${high} - ${low}) × 100 / ${high}, abgerundet.`,
      source,
    },
    {
      rule: "Ersparnis in Euro",
      result: `${euros} €`,
      because: `${high} - ${low}, auf volle Euro abgerundet.`,
      source,
    },
    { rule: "Prozent oder Euro", result: discountFlag(regular, offer) ?? "Aktion", because, source },
  ]
}

const flagsOf = (product: Priced): Step => ({
  rule: "Kennzeichen",
  result: productFlags(product).join(", ") || "keines",
  because: product.isBestseller
    ? "Der Artikel ist ein Bestseller; danach kommt die Ersparnis."
    : "Der Artikel ist kein Bestseller; es zählt nur die Ersparnis.",
  source: "storefront 9, flag combinations",
})

const basePriceStep = ({ price }: Priced): Step => {
  const { paket, paketSize } = price
  const size = paketSize === undefined ? "dem Inhalt" : String(paketSize).replace(".", ",")
  return {
    rule: "Grundpreis",
    result: basePriceText(price) ?? "keiner",
    because:
      paket === undefined
        ? "Der Artikel hat keine Menge in kg, l, m, m² oder m³."
        : `${formatCents(priceInForce(price))} geteilt durch ${size} ${paket.unit}, gerundet.`,
    source: "PAngV §§ 4, 5",
  }
}

const loyalty = ({ price: { loyaltyCardPrice } }: Priced): Step => ({
  rule: loyaltyPriceLabel,
  result: loyaltyCardPrice === undefined ? "keiner" : formatCents(loyaltyCardPrice),
  because:
    loyaltyCardPrice === undefined
      ? "Der Artikel hat keinen eigenen Preis mit Karte."
      : "Ihn sieht nur, wer mit Vorteilskarte angemeldet ist oder eine Karte für den Warenkorb eingegeben hat.",
  source: "storefront 6",
})

const visibility = ({ price: { isBlur } }: Priced): ReadonlyArray<Step> =>
  isBlur
    ? [
        {
          rule: "Sichtbarkeit",
          result: "verborgen",
          because: "Der Preis erscheint erst, wenn ein Markt gewählt ist.",
          source: "storefront 3, Price",
        },
      ]
    : []

/** Explains the price of an article: every amount, the deciding comparison, and its flags. */
export const explainPrice = (product: Priced): PriceExplanation => {
  const { articleId, name, price } = product
  const reduction = announcedReduction(price)
  const values = priceFacts(product)
  const reduced = reduction === undefined ? "" : ` statt ${formatCents(reduction.regular)}`
  const flagged = values.flags.length === 0 ? "ohne Kennzeichen" : `Kennzeichen: ${values.flags.join(", ")}`
  return {
    subject: `${name} (${articleId})`,
    answer: `${formatCents(values.priceInForce)}${reduced}, ${flagged}`,
    values,
    steps: [
      inForce(product),
      announcement(product),
      ...(reduction === undefined ? [] : savings(reduction.regular, reduction.offer)),
      flagsOf(product),
      basePriceStep(product),
      loyalty(product),
      ...visibility(product),
    ],
  }
}
