import { NewLine } from "@heimwerk/core/basket/Basket.ts"
import * as Schema from "effect/Schema"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

import { problem, Unavailable } from "../problem.ts"
import { RequestGuard } from "../RequestGuard.ts"
import { LimitedBasket, WireBasket } from "./Basket.ts"

/** The article or the line is not there. */
export const NotInShop = problem(404, ["UnknownArticle", "UnknownLine"])

/** The change would break a limit of the basket, or the key was used for another change before. */
export const NotPossible = problem(422, ["QuantityExceeded", "TooManyLines", "Invalid"])

/** Names one command for good; a request without it is a command of its own. */
const headers = {
  "idempotency-key": Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[\x21-\x7e]{1,128}$/u, { message: "Der Idempotency-Key ist so nicht möglich." }),
    ),
  ),
}

const path = "/shop/rest/V1/:brand/basket"
const brand = Schema.NonEmptyString
const line = { brand, id: Schema.NonEmptyString.check(Schema.isMaxLength(128)) }
const error = [NotInShop, NotPossible, Unavailable] as const

/** The visitor's basket (storefront 7, Basket); whose it is says the session cookie. */
export class BasketApi extends HttpApiGroup.make("basket")
  .add(
    HttpApiEndpoint.get("get", path, { params: { brand }, success: WireBasket, error }),
    HttpApiEndpoint.get("limited", `${path}/limited`, { params: { brand }, success: LimitedBasket, error }),
    HttpApiEndpoint.post("add", `${path}/items`, {
      params: { brand },
      headers,
      payload: NewLine,
      success: WireBasket,
      error,
    }),
    HttpApiEndpoint.post("update", `${path}/items/update/:id`, {
      params: line,
      headers,
      payload: Schema.Struct({ quantity: NewLine.fields.quantity }),
      success: WireBasket,
      error,
    }),
    HttpApiEndpoint.delete("remove", `${path}/items/:id`, {
      params: line,
      headers,
      success: WireBasket,
      error,
    }),
  )
  .middleware(RequestGuard) {}
