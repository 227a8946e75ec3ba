import type { ErrorReasons } from "../values/errorFields.ts"
import { maxBasketLines, maxWishlistLines } from "../values/lineLimits.ts"

/**
 * Why a basket cannot be changed: status and German sentence of each reason. This module does not load Effect.
 */
export const basketReasons = {
  UnknownArticle: { status: 404, message: "Diesen Artikel gibt es bei uns nicht (mehr)." },
  UnknownLine: { status: 404, message: "Dieser Artikel liegt nicht mehr in deinem Warenkorb." },
  QuantityExceeded: { status: 422, message: "Von einem Artikel sind online höchstens 999 Stück möglich." },
  TooManyLines: {
    status: 422,
    message: `Dein Warenkorb fasst höchstens ${maxBasketLines} verschiedene Artikel.`,
  },
  WishlistFull: {
    status: 422,
    message: `Deine Merkliste fasst höchstens ${maxWishlistLines} verschiedene Artikel.`,
  },
  VoucherInvalid: { status: 422, message: "Bitte gib einen Gutscheincode mit 1 bis 12 Zeichen ein." },
  VoucherUnknown: {
    status: 422,
    message: "Dieser Gutscheincode ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  VoucherTooEarly: { status: 422, message: "Der Warenwert reicht für diesen Gutschein noch nicht aus." },
  VouchersDisabled: { status: 422, message: "Gutscheine können gerade nicht eingelöst werden." },
  LoyaltyCardUnknown: {
    status: 422,
    message: "Diese Vorteilskartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  EmployeeCardUnknown: {
    status: 422,
    message: "Diese Mitarbeiterkartennummer ist nicht gültig. Bitte prüfe deine Eingabe.",
  },
  CouponUnknown: { status: 422, message: "Diesen Coupon gibt es nicht (mehr)." },
  TooManyTries: {
    status: 429,
    message: "Das waren zu viele falsche Eingaben. Bitte versuche es in einer Viertelstunde noch einmal.",
  },
  Invalid: {
    status: 422,
    message: "Diese Änderung am Warenkorb ist so nicht möglich. Bitte prüfe deine Eingabe.",
  },
  Unavailable: {
    status: 503,
    message: "Der Warenkorb kann gerade nicht geändert werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons

/** Why a basket cannot be read. The sentence of `Unavailable` says that the basket could not be loaded. */
export const basketReadReasons = {
  ...basketReasons,
  Unavailable: {
    status: 503,
    message: "Der Warenkorb kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
  },
} satisfies ErrorReasons
