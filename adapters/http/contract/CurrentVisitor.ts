import type { Accounts } from "@heimwerk/core/account/Accounts.port.ts"
import type { Profiles } from "@heimwerk/core/account/Profiles.port.ts"
import type { AddressBook } from "@heimwerk/core/addressBook/AddressBook.port.ts"
import type { Baskets } from "@heimwerk/core/basket/Baskets.port.ts"
import type { Coupons } from "@heimwerk/core/basket/Coupons.port.ts"
import type { Checkout } from "@heimwerk/core/order/Checkout.port.ts"
import type { Orders } from "@heimwerk/core/order/Orders.port.ts"
import type { Wishlists } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import * as Context from "effect/Context"
import { HttpApiMiddleware } from "effect/http-api"

import { errorResponses } from "./errors.ts"
import { RequestError } from "./RequestError.ts"

/** The customer who is logged in with the session of the request. `id` is `undefined` for a guest. */
export class CurrentCustomer extends Context.Service<CurrentCustomer, { readonly id: string | undefined }>()(
  "adapters/http/CurrentCustomer",
) {}

/** The ports of one visitor. */
export type VisitorPorts =
  AddressBook | Baskets | Checkout | Coupons | CurrentCustomer | Orders | Profiles | Wishlists

/**
 * Finds the visitor of the request's session cookie once, and provides the visitor's ports to the handlers.
 */
export class CurrentVisitor extends HttpApiMiddleware.Service<CurrentVisitor, { provides: VisitorPorts }>()(
  "adapters/http/CurrentVisitor",
  { error: errorResponses(RequestError, "Unavailable") },
) {}

/**
 * Provides the account of the request's session cookie to the handlers. Does not look up the session in the
 * database, because a login needs no session.
 */
export class CurrentAccount extends HttpApiMiddleware.Service<CurrentAccount, { provides: Accounts }>()(
  "adapters/http/CurrentAccount",
) {}
