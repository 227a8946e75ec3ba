import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

import { EnergyClass } from "../product/Product.ts"
import { ArticleId } from "../values/ArticleId.ts"
import { Cents } from "../values/Cents.ts"
import { Quantity } from "../values/Quantity.ts"
import { ChangedStock } from "./ChangedStock.ts"
import { BasketTotal } from "./Discount.ts"

/**
 * How a line reaches the customer: pickup in the market or home delivery (forms and markets 3.5).
 * @stability stable
 * @example
 * import { DeliveryType } from "@heimwerk/core/basket"
 *
 * const texts: Record<DeliveryType, string> = { marketPickup: "Abholung", homeDelivery: "Lieferung" }
 * texts.marketPickup // => "Abholung"
 */
export const DeliveryType = Schema.Literals(["marketPickup", "homeDelivery"])
export type DeliveryType = typeof DeliveryType.Type

/**
 * Reads an unreadable energy class as a missing one. Otherwise one class that a newer version has added would make a
 * whole basket or a stored order unreadable.
 */
const knownEnergyClass = EnergyClass.pipe(Schema.catchDecoding(() => Effect.succeedNone))

/** The article data that a line of a basket or a wishlist shows. */
export class LineProduct extends Schema.Opaque<LineProduct>()(
  Schema.Struct({
    articleId: ArticleId,
    name: Schema.String,
    brand: Schema.String,
    link: Schema.String,
    image: Schema.String,
    /** The unit in which the article is sold; default: `Stück`. */
    unit: Schema.optionalKey(Schema.NonEmptyString),
    /** Whether a freight forwarder delivers the article. Default: false, which means a parcel. */
    freight: Schema.optionalKey(Schema.Boolean),
    energyClass: Schema.optionalKey(knownEnergyClass),
  }),
) {}

/**
 * One article in the basket. There is one line per article and delivery type.
 * @stability stable
 * @example
 * import { BasketLine } from "@heimwerk/core/basket"
 * import { ArticleId, toQuantity } from "@heimwerk/core/values"
 *
 * const label = ({ product, quantity }: Pick<BasketLine, "product" | "quantity">) =>
 *   `${quantity} × ${product.name}`
 * const product = { articleId: ArticleId.make("1000001"), name: "Säge", brand: "Grimmholt", link: "", image: "" }
 * label({ product, quantity: toQuantity(2) }) // => "2 × Säge"
 */
export class BasketLine extends Schema.Opaque<BasketLine>()(
  Schema.Struct({
    lineItemId: Schema.NonEmptyString,
    product: LineProduct,
    quantity: Quantity,
    /**
     * The current price of one piece. If the basket has a loyalty card and the card price is lower, it is the
     * card price.
     */
    unitPrice: Cents,
    /**
     * The struck price of one piece: the lowest price of the last 30 days. Present only if `unitPrice` is a
     * lower offer or card price.
     */
    referencePrice: Schema.optionalKey(Cents),
    sum: Cents,
    deliveryType: DeliveryType,
  }),
) {}

/**
 * Mode of a basket or wishlist. `full` has all data. `limited` has article ids and quantities, but empty
 * product data and amounts of 0. This is enough for counts and wishlist buttons.
 */
export const Mode = Schema.Literals(["full", "limited"])

/**
 * Settings of the voucher field: whether the shop accepts vouchers, the code in use, and the maximum length
 * of a code.
 * @stability stable
 * @example
 * import { voucherCodeOf, VoucherConfig } from "@heimwerk/core/basket"
 *
 * const voucher = VoucherConfig.make({ enabled: true, voucherMaxLength: 12 })
 * voucherCodeOf("werkstatt20", voucher.voucherMaxLength) // => "WERKSTATT20"
 */
export class VoucherConfig extends Schema.Opaque<VoucherConfig>()(
  Schema.Struct({
    enabled: Schema.Boolean,
    voucherCode: Schema.optionalKey(Schema.String),
    voucherMaxLength: Schema.Int,
  }),
) {}

/**
 * A visitor's basket (storefront 3, Basket). The server computes the binding sums; the browser computes
 * expected ones until the server answers.
 * @stability stable
 * @example
 * import { basket, createShop } from "@heimwerk/adapters/client"
 * import { Basket } from "@heimwerk/core/basket"
 *
 * const shop = createShop({ origin: "https://shop.example", brand: "heimwerk" }, { basket })
 * const added = await shop.basket.add({ articleId: "1000001", quantity: 2, deliveryType: "homeDelivery" })
 * const mine: Basket | undefined = added.ok ? added.value : undefined
 * mine?.totalQuantity // => 2
 */
export class Basket extends Schema.Opaque<Basket>()(
  Schema.Struct({
    id: Schema.String,
    type: Mode,
    /** Version of the basket, increased with every change. An answer with a lower version is out of date. */
    version: Schema.Int,
    totalQuantity: Schema.Int,
    lineItems: Schema.Array(BasketLine),
    /** The sum of all basket lines before discounts, in cents. */
    sum: Cents,
    /** The amount to pay in cents: the sum less all discounts, including VAT. */
    totalCost: Cents,
    /** The total cost without its VAT, in cents. */
    sumExcludingVat: Cents,
    /** The rows of the price calculation: the goods first, then each discount. */
    totals: Schema.Array(BasketTotal),
    vatLists: Schema.Array(Schema.Struct({ rate: Schema.Int, amount: Cents })),
    canCheckout: Schema.Boolean,
    messages: Schema.Array(Schema.String),
    featureFlags: Schema.Record(Schema.String, Schema.Boolean),
    voucherConfig: VoucherConfig,
    loyaltyConfig: Schema.Struct({ loyaltyCardNumber: Schema.optionalKey(Schema.String) }),
    employeeCard: Schema.optionalKey(Schema.String),
    /** The coupons in use on the basket, in the order they were added. */
    coupons: Schema.Array(Schema.Struct({ couponId: Schema.String, label: Schema.String })),
    /**
     * The lines that the last stock check reduced or removed. The next change of the basket empties this list.
     */
    changedStock: ChangedStock,
  }),
) {}

/**
 * The visitor's choices for a basket line. All other fields of a line are computed from the catalogue.
 * @stability stable
 * @example
 * import { BasketItem } from "@heimwerk/core/basket"
 * import { ArticleId, toQuantity } from "@heimwerk/core/values"
 *
 * const two = BasketItem.make({
 *   articleId: ArticleId.make("1000001"),
 *   quantity: toQuantity(2),
 *   deliveryType: "marketPickup",
 * })
 * two.quantity // => 2
 */
export class BasketItem extends Schema.Opaque<BasketItem>()(
  Schema.Struct({
    articleId: ArticleId,
    quantity: Quantity,
    deliveryType: DeliveryType,
  }),
) {}
