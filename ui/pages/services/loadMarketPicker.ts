import type { LoadMarketPicker } from "../../features/forms/craftsman/MarketPicker.ts"

/** Brings what finds markets for a request form. */
export const loadMarketPicker: LoadMarketPicker = async () =>
  (await import("./ServiceMarketPicker.tsx")).ServiceMarketPicker
