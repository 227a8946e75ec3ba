import { Basket, BasketLine } from "@heimwerk/core/basket/Basket.ts"
import { BasketTotal } from "@heimwerk/core/basket/Discount.ts"
import { CentsFromGerman } from "@heimwerk/core/values/CentsFromGerman.ts"
import * as Schema from "effect/Schema"

/** A line of a basket, with its amounts as German price strings. */
export class WireLine extends Schema.Opaque<WireLine>()(
  Schema.Struct({
    ...BasketLine.fields,
    unitPrice: CentsFromGerman,
    referencePrice: Schema.optionalKey(CentsFromGerman),
    sum: CentsFromGerman,
  }),
) {}

/**
 * A basket in the HTTP contract. Its amounts are German price strings such as `1.234,56 €` (storefront 3,
 * Basket).
 */
export class WireBasket extends Schema.Opaque<WireBasket>()(
  Schema.Struct({
    ...Basket.fields,
    lineItems: Schema.Array(WireLine),
    sum: CentsFromGerman,
    totalCost: CentsFromGerman,
    sumExcludingVat: CentsFromGerman,
    totals: Schema.Array(Schema.Struct({ ...BasketTotal.fields, amount: CentsFromGerman })),
    vatLists: Schema.Array(Schema.Struct({ rate: Schema.Int, amount: CentsFromGerman })),
  }),
) {}

/**
 * The limited basket in the HTTP contract, sufficient for the count in the header (storefront 3, Basket
 * modes).
 */
export class LimitedBasket extends Schema.Opaque<LimitedBasket>()(
  Schema.Struct({
    id: Schema.String,
    type: Schema.Literal("limited"),
    version: Schema.Int,
    totalQuantity: Schema.Int,
    lineItems: Schema.Array(
      Schema.Struct({
        lineItemId: BasketLine.fields.lineItemId,
        product: Schema.Struct({ articleId: BasketLine.fields.product.fields.articleId }),
        quantity: BasketLine.fields.quantity,
        deliveryType: BasketLine.fields.deliveryType,
      }),
    ),
  }),
) {}
