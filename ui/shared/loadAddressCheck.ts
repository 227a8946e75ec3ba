import type { LoadAddressCheck } from "../features/market/finder/AddressCheck.ts"

/** Brings what finds addresses for a store finder. */
export const loadAddressCheck: LoadAddressCheck = async () =>
  (await import("./AddressCheck.tsx")).AddressCheck
