import type { BasketLine, BasketItem } from "@heimwerk/core/basket/Basket.ts"
import type { Benefits } from "@heimwerk/core/basket/Benefits.ts"
import { keptNothing } from "@heimwerk/core/basket/emptyBasket.ts"
import type { KeptBasket } from "@heimwerk/core/basket/KeptBasket.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { toCents } from "@heimwerk/core/values/toCents.ts"
import { toQuantity } from "@heimwerk/core/values/toQuantity.ts"

/** Three articles: a drill without a card price, a saw with a reduced price, a lamp with a card price. */
export const drill = ArticleId.make("1000001")
export const saw = ArticleId.make("1000002")
export const lamp = ArticleId.make("1000003")

const product = (articleId: ArticleId, name: string, price: Partial<Product["price"]>): Product => ({
  articleId,
  name,
  brand: "Tatkraft",
  link: `/p/${articleId}`,
  image: `/bilder/${articleId}.svg`,
  categoryId: "101",
  price: { regular: toCents(10_00), isBlur: false, ...price },
  isBestseller: false,
  availability: ["0", "1"],
  stock: 5,
  variants: [],
})

export const products: ReadonlyArray<Product> = [
  product(drill, "Bohrer", {}),
  product(saw, "Säge", { regular: toCents(30_00), special: toCents(25_00), lowest30: toCents(28_00) }),
  {
    ...product(lamp, "Lampe", {
      regular: toCents(5_00),
      loyaltyCardPrice: toCents(4_00),
      lowest30: toCents(5_00),
    }),
    energyClass: { rating: "C", from: "A", to: "G", labelUrl: "/energie/C.svg" },
  },
]

export const benefits: Benefits = {
  featureFlags: { vouchers: true },
  vouchersEnabled: true,
  vouchers: [
    { code: "FUENF", label: "Gutschein 5 €", worth: { cents: toCents(5_00) } },
    {
      code: "ZWANZIG",
      label: "Gutschein 20 € ab 50 €",
      worth: { cents: toCents(20_00), minimumSum: toCents(50_00) },
    },
  ],
  coupons: [
    { couponId: "c1", label: "10 % Coupon", worth: { percent: 10 } },
    { couponId: "c2", label: "1 € Coupon", worth: { cents: toCents(1_00) } },
  ],
  loyaltyCards: ["2770010000024"],
  employeeCards: ["990003"],
  employeePercent: 20,
}

export const picked = (
  articleId: ArticleId,
  quantity = 1,
  deliveryType: BasketItem["deliveryType"] = "marketPickup",
): BasketItem => ({ articleId, quantity: toQuantity(quantity), deliveryType })

/** Returns a stored basket with the given lines, voucher, cards and coupons. */
export const kept = (
  lines: ReadonlyArray<BasketItem>,
  attached: Partial<KeptBasket["attached"]> = {},
): KeptBasket => ({ lines, attached: { ...keptNothing.attached, ...attached } })

/** Returns a line as the basket shows it. */
export const item = (
  articleId: ArticleId,
  quantity: number,
  unitPrice: number,
  deliveryType: BasketItem["deliveryType"] = "marketPickup",
): BasketLine => ({
  lineItemId: `${articleId}-${deliveryType}`,
  product: { articleId, name: "Artikel", brand: "", link: "", image: "" },
  quantity: toQuantity(quantity),
  unitPrice: toCents(unitPrice),
  sum: toCents(quantity * unitPrice),
  deliveryType,
})
