import { problem } from "../problem.ts"

/** The article or the line is not there. */
export const NotInShop = problem(404, ["UnknownArticle", "UnknownLine"])

/** The change would break a rule of the basket, or the key was used for another change before. */
export const NotPossible = problem(422, [
  "QuantityExceeded",
  "TooManyLines",
  "WishlistFull",
  "VoucherInvalid",
  "VoucherUnknown",
  "VoucherTooEarly",
  "VouchersDisabled",
  "LoyaltyCardUnknown",
  "EmployeeCardUnknown",
  "CouponUnknown",
  "Invalid",
])
