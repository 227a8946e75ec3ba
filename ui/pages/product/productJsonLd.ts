import { priceInForce } from "@heimwerk/core/price/priceInForce.ts"
import { announcedReduction } from "@heimwerk/core/price/reduction.ts"
import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"

/** Formats cents as a decimal number: `129.99`. */
const decimal = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

const energyCategory = (name: string): string => `https://schema.org/EUEnergyEfficiencyCategory${name}`

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

/**
 * Returns an article as structured data for search engines. Rating and price are included only if the page
 * shows them.
 */
export const productJsonLd = (product: ProductDetail): object => {
  const {
    availability,
    brand,
    description,
    ean,
    energyClass,
    gallery,
    link,
    maker,
    name,
    price,
    ratingData,
  } = product
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    sku: product.articleId,
    gtin13: ean,
    brand: { "@type": "Brand", name: brand },
    manufacturer: { "@type": "Organization", name: maker.name },
    image: gallery.filter(({ type }) => type === "image").map(({ src }) => src),
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
    ...(price.isBlur
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
        }),
    ...(ratingData !== undefined && showsRating(ratingData)
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: ratingData.rating,
            reviewCount: ratingData.reviewsCount,
          },
        }
      : {}),
  }
}
