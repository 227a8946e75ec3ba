import { AccountError } from "@heimwerk/core/account/Accounts.port.ts"
import { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import { MarketsError } from "@heimwerk/core/market/Markets.port.ts"
import { CheckoutError } from "@heimwerk/core/order/Checkout.port.ts"
import { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"
import { type Cause, Effect } from "effect"
import { HttpServerError, type HttpServerRequest } from "effect/http"
import { SqlError } from "effect/sql"

import { errorPage } from "../plain/errorPage.ts"
import { wantsPage } from "../plain/wantsPage.ts"
import { VisitorsError } from "../visitor/Visitors.ts"
import { codeOf, refusal, type RefusalCode } from "./refusal.ts"

/** The framework's status if the visitor has closed the connection. No client reads the response. */
const connectionClosed = 499

/** Returns whether a port or the session store has failed: the shop works, but a service that it uses does not. */
const isPortFailure = (error: unknown) =>
  error instanceof AccountError ||
  error instanceof BasketError ||
  error instanceof WishlistError ||
  error instanceof CatalogError ||
  error instanceof MarketsError ||
  error instanceof PlacesError ||
  error instanceof CheckoutError ||
  error instanceof VisitorsError

/**
 * Returns whether a database connection was lost within a transaction. The failed rollback turns this error
 * into a defect, which no port can map to its own error.
 */
const isLostConnection = (defect: unknown) =>
  defect instanceof SqlError.SqlError && defect.reason._tag === "ConnectionError"

const isUnavailable = (cause: Cause.Cause<unknown>) =>
  cause.reasons.some(
    (reason) =>
      (reason._tag === "Fail" && isPortFailure(reason.error)) ||
      (reason._tag === "Die" && (isPortFailure(reason.defect) || isLostConnection(reason.defect))),
  )

const respond = (request: HttpServerRequest.HttpServerRequest, code: RefusalCode) =>
  wantsPage(request) ? errorPage(code, request) : refusal(code)

/**
 * Answers every failure to which no handler has responded. A browser gets an error page, a program gets a
 * code and a German message. Logs the cause unless the visitor caused the failure.
 */
export const errorFallback = <E>(request: HttpServerRequest.HttpServerRequest, cause: Cause.Cause<E>) =>
  Effect.gen(function* () {
    if (isUnavailable(cause)) {
      yield* Effect.logWarning("A service behind the shop did not answer", cause)
      return respond(request, "Unavailable")
    }
    const [{ status }] = yield* HttpServerError.causeResponse(cause)
    if (status === connectionClosed) return yield* Effect.failCause(cause)
    const code = codeOf(status)
    if (code === "Internal") yield* Effect.logError("A request failed for a reason of our own", cause)
    return respond(request, code)
  })
