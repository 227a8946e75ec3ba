import type { LoadAddressCheck } from "../features/market/finder/AddressCheck.ts"

/** Loads the address search of a store finder on demand. */
export const loadAddressCheck: LoadAddressCheck = async () =>
  (await import("./AddressCheck.tsx")).AddressCheck
