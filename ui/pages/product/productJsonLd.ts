import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import { isGtin } from "@heimwerk/core/product/isGtin.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"

/** Formats cents as a decimal number: `129.99`. */
const decimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

/** Returns the category of an energy class: `A++` is `A2Plus`. */
const energyCategory = (name: string): string =>
  `https://schema.org/EUEnergyEfficiencyCategory${name.replace(/\++/u, ({ length }) => `${length}Plus`)}`

/** Returns the struck price: the lowest price of the last 30 days, if the page shows a reduction. */
const struckPrice = (price: ProductDetail["price"]): object => {
  const reduction = announcedReduction(price)
  return reduction === undefined
    ? {}
    : {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: decimal(reduction.regular),
          priceCurrency: "EUR",
        },
      }
}

/** Returns the field with a text, or no field for an empty text. */
const given = (name: string, text: string, value: unknown = text): object =>
  text === "" ? {} : { [name]: value }

const offerOf = ({ availability, link, price }: ProductDetail): object =>
  price.isBlur
    ? {}
    : {
        offers: {
          "@type": "Offer",
          url: link,
          price: decimal(priceInForce(price)),
          priceCurrency: "EUR",
          ...struckPrice(price),
          itemCondition: "https://schema.org/NewCondition",
          availability: `https://schema.org/${availability.includes("0") ? "InStock" : "InStoreOnly"}`,
        },
      }

const ratingOf = ({ ratingData }: ProductDetail): object =>
  ratingData !== undefined && showsRating(ratingData)
    ? {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: ratingData.rating,
          reviewCount: ratingData.reviewsCount,
        },
      }
    : {}

/**
 * Returns an article as structured data for search engines, in a list. Rating and price are included only if the
 * page shows them. The list is empty if the page shows neither, because search engines report such data as an error.
 */
export const productJsonLd = (product: ProductDetail): ReadonlyArray<object> => {
  const { brand, description, ean, energyClass, gallery, maker, name } = product
  const shown = { ...offerOf(product), ...ratingOf(product) }
  if (Object.keys(shown).length === 0) return []
  const images = gallery.filter(({ type }) => type === "image").map(({ src }) => src)
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name,
      ...given("description", description),
      sku: product.articleId,
      ...(isGtin(ean) ? { [`gtin${ean.length}`]: ean } : {}),
      ...given("brand", brand, { "@type": "Brand", name: brand }),
      ...given("manufacturer", maker.name, { "@type": "Organization", name: maker.name }),
      ...(images.length === 0 ? {} : { image: images }),
      ...(energyClass === undefined
        ? {}
        : {
            hasEnergyConsumptionDetails: {
              "@type": "EnergyConsumptionDetails",
              hasEnergyEfficiencyCategory: energyCategory(energyClass.rating),
              energyEfficiencyScaleMin: energyCategory(energyClass.to),
              energyEfficiencyScaleMax: energyCategory(energyClass.from),
            },
          }),
      ...shown,
    },
  ]
}
