import type { ShopData } from "./ShopData.ts"

/** Whether a value is the data of the layout. They are absent if the layout failed to load. */
export const isShopData = (value: unknown): value is ShopData =>
  typeof value === "object" && value !== null && "navigation" in value && "personal" in value
