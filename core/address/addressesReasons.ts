import { noAddressText } from "./shownAddresses.ts"
import type { ErrorReasons } from "../values/errorFields.ts"

/**
 * Why an address request fails: status and German sentence of each reason. This module does not load Effect.
 */
export const addressesReasons = {
  NoAddressData: { status: 404, message: noAddressText },
  HttpStatus: { status: 503, message: noAddressText },
  Unavailable: { status: 503, message: noAddressText },
} satisfies ErrorReasons
