import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"

/** What the catalogue knows of a line's article beside what the line says. */
export interface LineFacts {
  readonly price: Pick<Price, "paket" | "paketSize" | "lowest30">
  readonly dataSheetUrl?: string
}

/** What there is to show of an article's energy label. */
export interface LineLabel {
  readonly energyClass: EnergyClass
  readonly name: string
  readonly dataSheetUrl: string | undefined
}
