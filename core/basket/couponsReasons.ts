import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why a customer's coupons cannot be read: status and German sentence of each reason. This module does not
 * load Effect.
 */
export const couponsReasons = {
  NotLoggedIn: { status: 401, message: "Bitte melde dich an, um deine Coupons zu sehen." },
  Unavailable: {
    status: 503,
    message: "Deine Coupons sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.",
  },
} satisfies ErrorReasons
