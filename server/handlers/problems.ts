import type { NotInShop, NotPossible } from "@heimwerk/adapters/http/contract/basket/problems.ts"
import type { MessageInvalid } from "@heimwerk/adapters/http/contract/feedback.ts"
import type { NotAccepted, NotHuman } from "@heimwerk/adapters/http/contract/forms/problems.ts"
import type { LinkInvalid } from "@heimwerk/adapters/http/contract/newsletter/problems.ts"
import type { UnknownPlace } from "@heimwerk/adapters/http/contract/places.ts"
import type { TooManyTries, Unavailable } from "@heimwerk/adapters/http/contract/problem.ts"
import type { SearchUnavailable, UnknownRecord } from "@heimwerk/adapters/http/contract/search/problem.ts"
import type { NotOnSale, NotWished } from "@heimwerk/adapters/http/contract/wishlist/problems.ts"
import type { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import type { CatalogError } from "@heimwerk/core/catalog/Catalog.port.ts"
import type { FeedbackError } from "@heimwerk/core/feedback/FeedbackInbox.port.ts"
import type { FormInboxError } from "@heimwerk/core/forms/FormInbox.port.ts"
import type { NewsletterError } from "@heimwerk/core/newsletter/Newsletter.port.ts"
import type { PlacesError } from "@heimwerk/core/place/Places.port.ts"
import type { SuggestionsError } from "@heimwerk/core/search/Suggestions.port.ts"
import type { WithdrawalsError } from "@heimwerk/core/withdrawal/Withdrawals.port.ts"
import type { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"

/** A failure of something behind the server, with the German sentence of the port. */
export const unavailable = ({ message }: { readonly message: string }): Unavailable => ({
  code: "Unavailable",
  message,
})

export const placesProblem = (error: PlacesError): typeof UnknownPlace.Type | Unavailable =>
  error.reason === "NotFound" ? { code: "UnknownPlace", message: error.message } : unavailable(error)

export const basketProblem = (
  error: BasketError,
): typeof NotInShop.Type | typeof NotPossible.Type | typeof TooManyTries.Type | Unavailable => {
  const { message, reason } = error
  switch (reason) {
    case "UnknownArticle":
    case "UnknownLine":
      return { code: reason, message }
    case "QuantityExceeded":
    case "TooManyLines":
    case "WishlistFull":
    case "VoucherInvalid":
    case "VoucherUnknown":
    case "VoucherTooEarly":
    case "VouchersDisabled":
    case "LoyaltyCardUnknown":
    case "EmployeeCardUnknown":
    case "CouponUnknown":
    case "Invalid":
      return { code: reason, message }
    case "TooManyTries":
      return { code: reason, message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const wishlistProblem = (
  error: WishlistError,
): typeof NotOnSale.Type | typeof NotWished.Type | Unavailable => {
  const { message, reason } = error
  switch (reason) {
    case "UnknownArticle":
    case "UnknownLine":
      return { code: reason, message }
    case "TooManyLines":
    case "BasketFull":
    case "QuantityExceeded":
    case "Invalid":
      return { code: reason, message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const subscriptionProblem = (error: NewsletterError): typeof TooManyTries.Type | Unavailable =>
  error.reason === "TooManyTries" ? { code: error.reason, message: error.message } : unavailable(error)

export const withdrawalProblem = (error: WithdrawalsError): typeof TooManyTries.Type | Unavailable =>
  error.reason === "TooManyTries" ? { code: error.reason, message: error.message } : unavailable(error)

export const confirmationProblem = (error: NewsletterError): typeof LinkInvalid.Type | Unavailable =>
  error.reason === "LinkInvalid" ? { code: error.reason, message: error.message } : unavailable(error)

export const formProblem = (
  error: FormInboxError,
): typeof NotAccepted.Type | typeof NotHuman.Type | Unavailable => {
  const { message, reason } = error
  switch (reason) {
    case "Invalid":
      return { code: reason, message }
    case "NotHuman":
      return { code: reason, message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const feedbackProblem = (
  error: FeedbackError,
): typeof MessageInvalid.Type | typeof NotHuman.Type | Unavailable => {
  const { message, reason } = error
  switch (reason) {
    case "Invalid":
      return { code: "MessageInvalid", message }
    case "NotConfirmed":
      return { code: "NotHuman", message }
    case "Unavailable":
      return unavailable(error)
  }
}

export const searchUnavailable = ({ message }: CatalogError | SuggestionsError): SearchUnavailable => ({
  error: "Unavailable",
  errorDescription: message,
})

export const searchProblem = (error: CatalogError): UnknownRecord | SearchUnavailable =>
  error.reason === "NotFound"
    ? { error: "NotFound", errorDescription: error.message }
    : searchUnavailable(error)
