import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"

/** Catalogue data of an article that its basket line does not contain. */
export interface LineFacts {
  readonly price: Pick<Price, "paket" | "paketSize">
  readonly dataSheetUrl?: string
}

/** Data of an article's energy label. */
export interface LineLabel {
  readonly energyClass: EnergyClass
  readonly name: string
  readonly dataSheetUrl: string | undefined
}
