import type { LoadMarketPicker } from "../../features/forms/craftsman/MarketPicker.ts"

/** Loads the market search of a request form on demand. */
export const loadMarketPicker: LoadMarketPicker = async () =>
  (await import("./ServiceMarketPicker.tsx")).ServiceMarketPicker
