import type { Product } from "@heimwerk/core/product/Product.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"

/** An article with all data that a tile can show, except a reduced price, a promotion and flags. */
export const richProduct: Product = {
  articleId: ArticleId.make("10000001"),
  name: "LED-Lampe Hell",
  brand: "Lumo",
  link: "/p/led-lampe-hell/10000001",
  image: "/bilder/led-lampe/front-red.webp",
  categoryId: "1",
  price: { regular: toCents(30_00), isBlur: false },
  isBestseller: false,
  ratingData: { rating: 4.5, reviewsCount: 12 },
  energyClass: { rating: "C", from: "A", to: "G", labelUrl: "/bilder/energielabel/10000001.svg" },
  dataSheetUrl: "/datenblatt/10000001",
  availability: ["0", "1"],
  variants: ["E27", "E14"],
}

/** A reduced price with all fields that a tile can show (storefront 2, price display). */
export const reducedPrice: Product["price"] = {
  regular: toCents(30_00),
  special: toCents(20_00),
  lowest30: toCents(25_00),
  fineprint: "Solange der Vorrat reicht.",
  paket: { amount: toCents(4_00), unit: "l" },
  isBlur: false,
}
