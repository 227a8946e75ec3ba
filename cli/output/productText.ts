import type { Market } from "@heimwerk/core/market/Market.ts"
import { basePriceText } from "@heimwerk/core/price/basePrice.ts"
import { productFlags } from "@heimwerk/core/price/flags.ts"
import { loyaltyPriceLabel } from "@heimwerk/core/price/loyaltyPrice.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"
import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { promotionLabel } from "@heimwerk/core/price/promotion.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { pickupText, shippingText } from "@heimwerk/core/product/availability.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"
import type { Cents } from "@heimwerk/core/values/Cents.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"

import { styled } from "./colours.ts"
import { bullets, facts } from "./facts.ts"
import { oneLine } from "./oneLine.ts"
import { plainText } from "./plainText.ts"

const money = (cents: Cents | undefined): string | undefined =>
  cents === undefined ? undefined : formatCents(cents)

const priceText = (price: Price): string => {
  const reduction = announcedReduction(price)
  return (
    formatCents(priceInForce(price)) +
    (reduction === undefined ? "" : ` statt ${formatCents(reduction.regular)}`)
  )
}

const pickup = ({ availability, stock, unit }: ProductDetail, market: Market): string =>
  pickupText(availability, market.name) +
  (stock === undefined || stock === 0 ? "" : ` (${unitText(stock, unit)})`)

const rating = ({ ratingData }: ProductDetail): string | undefined => {
  if (ratingData === undefined || !showsRating(ratingData)) return undefined
  const { rating, reviewsCount } = ratingData
  const reviews = reviewsCount === 1 ? "1 Bewertung" : `${reviewsCount} Bewertungen`
  return `${String(rating).replace(".", ",")} von 5 (${reviews})`
}

/**
 * Formats an article as text: price with the legally required details, availability in the market, and
 * product data.
 *
 * @param delivery the promise of a delivery to the home; absent if it is not known
 */
export const productText = (
  product: ProductDetail,
  market: Market | undefined,
  delivery: string | undefined,
): string => {
  const { energyClass, price, promotionText, promotionType } = product
  const details = facts([
    ["Artikel", product.articleId],
    ["Marke", product.brand],
    ["Preis", priceText(price)],
    ["Grundpreis", basePriceText(price)],
    ["Niedrigster Preis (30 Tage)", money(price.lowest30)],
    [loyaltyPriceLabel, money(price.loyaltyCardPrice)],
    ["Kennzeichen", productFlags(product).join(", ")],
    ["Aktion", promotionType === undefined ? undefined : promotionLabel(promotionType, promotionText)],
    ["Bewertung", rating(product)],
    [
      "Energieklasse",
      energyClass === undefined
        ? undefined
        : `${energyClass.rating} (${energyClass.from} bis ${energyClass.to})`,
    ],
    ["Abholung", market === undefined ? undefined : pickup(product, market)],
    ["Versand", shippingText(product.availability)],
    ["Lieferung", product.availability.includes("0") ? delivery : undefined],
    ["EAN", product.ean],
    ["Seite", product.link],
  ])
  const data = facts(product.attributes.map(({ name, value }) => [name, value] as const))
  return [
    `${styled("heading", oneLine(product.name))}\n\n${details}`,
    bullets("Vorteile", product.highlights),
    product.description === "" ? "" : `\n\n${oneLine(plainText(product.description))}`,
    data === "" ? "" : `\n\n${styled("heading", "Technische Daten")}\n${data}`,
    bullets(
      "Auch erhältlich",
      product.siblings.map(({ articleId, label }) => `${label} (${articleId})`),
    ),
  ].join("")
}
