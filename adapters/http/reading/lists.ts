import { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { lineItemIdOf } from "@heimwerk/core/basket/lineItemId.ts"
import { voucherMaxLength } from "@heimwerk/core/basket/voucherCode.ts"
import { formatCents, parseGermanMoney } from "@heimwerk/core/values/germanMoney.ts"
import { Wishlist, WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import * as Schema from "effect/Schema"

import { basketGroup } from "../contract/basket/api.ts"
import { LimitedBasket, WireBasket, WireLine } from "../contract/basket/Basket.ts"
import { wishlistGroup } from "../contract/wishlist/api.ts"
import { LimitedWishlist, WireWishlist, WireWishlistLine } from "../contract/wishlist/Wishlist.ts"
import { readableList, readAs, withoutNulls } from "./readableList.ts"

const Values = Schema.Record(Schema.String, Schema.Unknown)
type Values = typeof Values.Type

const noMoney = formatCents(0)

/**
 * Returns the delivery type of a line. The specs spell the pickup in two ways: `marketPickup` and
 * `marketPickup_marketPickup`. A line without a delivery type is picked up.
 */
const deliveryOf = (type: unknown): BasketLine["deliveryType"] =>
  typeof type === "string" && type.startsWith("homeDelivery") ? "homeDelivery" : "marketPickup"

const WireItem = Schema.Struct({
  lineItemId: Schema.optionalKey(Schema.Union([Schema.String, Schema.Finite])),
  product: Schema.Struct({ articleId: BasketLine.fields.product.fields.articleId }),
  quantity: Schema.Int,
  deliveryType: Schema.optionalKey(Schema.String),
  sum: Schema.optionalKey(Schema.String),
})

/** The price of one piece, from the sum of the line. */
const unitPriceOf = ({ quantity, sum }: typeof WireItem.Type): string => {
  const cents = parseGermanMoney(sum ?? "")
  return cents === undefined || quantity < 1 ? noMoney : formatCents(Math.round(cents / quantity))
}

/** Reads a line of which the specs promise only id, article, quantity, sum and delivery type. */
const lineAs = <A>(line: Schema.Codec<A, unknown>): Schema.Codec<A, unknown> =>
  readAs(Values, line, (values) => {
    const wire = Schema.decodeUnknownOption(WireItem)(values)
    if (wire._tag === "None") return values
    const deliveryType = deliveryOf(wire.value.deliveryType)
    const { articleId } = wire.value.product
    const { product } = values
    return {
      unitPrice: unitPriceOf(wire.value),
      sum: noMoney,
      ...values,
      lineItemId: String(wire.value.lineItemId ?? lineItemIdOf({ articleId, deliveryType })),
      deliveryType,
      product: { name: "", brand: "", link: "", image: "", ...(typeof product === "object" ? product : {}) },
    }
  })

/**
 * Fields that a list may lack by the specs. Id and lines are required, because an answer without them is not
 * a list.
 */
const missing = { version: 0, featureFlags: {} }

const given = (values: Values): Values => {
  const found = withoutNulls(values)
  return { ...(typeof found === "object" ? found : {}) }
}

const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {})

const filledBasket = (raw: Values): Values => {
  const values = given(raw)
  const sum = values["sum"] ?? noMoney
  return {
    ...missing,
    type: "full",
    sum,
    totalCost: sum,
    sumExcludingVat: sum,
    totals: [{ kind: "goods", label: "Warenwert", amount: sum }],
    vatLists: [],
    messages: [],
    coupons: [],
    loyaltyConfig: {},
    ...values,
    voucherConfig: { enabled: false, voucherMaxLength, ...objectOf(values["voucherConfig"]) },
    changedStock: { reduced: [], removed: [], ...objectOf(values["changedStock"]) },
  }
}

const piecesIn = (lines: ReadonlyArray<{ readonly quantity: number }>) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Computes the number of pieces from the lines if the answer lacks it (storefront 4, basket actions). */
const counted = <W extends { readonly lineItems: ReadonlyArray<{ readonly quantity: number }> }>(
  wire: W,
) => ({ totalQuantity: piecesIn(wire.lineItems), ...wire })

const ReadBasket = readAs(
  readAs(
    Values,
    Schema.Struct({
      ...WireBasket.fields,
      lineItems: readableList("lines of a basket", lineAs(WireLine)),
      totalQuantity: Schema.optionalKey(Schema.Int),
      canCheckout: Schema.optionalKey(Schema.Boolean),
    }),
    filledBasket,
  ),
  Schema.toType(Basket),
  (wire) => ({ canCheckout: wire.lineItems.length > 0, ...counted(wire) }),
)

const ReadWishlist = readAs(
  readAs(
    Values,
    Schema.Struct({
      ...WireWishlist.fields,
      lineItems: readableList("lines of a wishlist", lineAs(WireWishlistLine)),
      totalQuantity: Schema.optionalKey(Schema.Int),
    }),
    (values) => ({ ...missing, type: "full", ...given(values) }),
  ),
  Schema.toType(Wishlist),
  counted,
)

const limitedAs = <A, L extends { readonly quantity: number }>(
  kind: string,
  list: Schema.Codec<A, unknown>,
  line: Schema.Codec<L, unknown>,
) =>
  readAs(
    Schema.Struct({
      id: Schema.String,
      version: Schema.optionalKey(Schema.Int),
      totalQuantity: Schema.optionalKey(Schema.Int),
      featureFlags: Schema.optionalKey(Schema.Record(Schema.String, Schema.Boolean)),
      lineItems: readableList(kind, lineAs(line)),
    }),
    list,
    (wire) => ({ ...missing, ...counted(wire), type: "limited" }),
  )

const moved = Schema.Struct({ basket: ReadBasket, wishlist: ReadWishlist })

const ReadLimitedBasket = limitedAs(
  "lines of a basket",
  Schema.toType(LimitedBasket),
  LimitedBasket.fields.lineItems.value,
)

const ReadLimitedWishlist = limitedAs(
  "lines of a wishlist",
  Schema.toType(LimitedWishlist),
  Schema.Struct({ ...LimitedWishlist.fields.lineItems.value.fields, quantity: WishlistLine.fields.quantity }),
)

/** The basket of any backend that follows the specs. Unreadable lines are left out. */
export const BasketReading = basketGroup({ full: ReadBasket, limited: ReadLimitedBasket, moved })

/** The wishlist of any backend that follows the specs. Unreadable lines are left out. */
export const WishlistReading = wishlistGroup({ full: ReadWishlist, limited: ReadLimitedWishlist, moved })
