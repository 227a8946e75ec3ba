import type { NotInShop, NotPossible } from "@heimwerk/adapters/http/contract/basket/problems.ts"
import type { TooManyTries, Unavailable } from "@heimwerk/adapters/http/contract/problem.ts"
import type { NotOnSale, NotWished } from "@heimwerk/adapters/http/contract/wishlist/problems.ts"
import type { BasketError } from "@heimwerk/core/basket/Baskets.port.ts"
import type { WishlistError } from "@heimwerk/core/wishlist/Wishlists.port.ts"

/** A failure of something behind the server, with the German sentence of the port. */
const unavailable = ({ message }: { readonly message: string }): Unavailable => ({
  code: "Unavailable",
  message,
})

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
