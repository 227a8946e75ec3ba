import type { Price } from "@heimwerk/core/price/Price.ts"

/** What the catalogue knows of a line's article beside what the line says. */
export interface LineFacts {
  readonly price: Pick<Price, "paket" | "paketSize" | "lowest30">
  readonly dataSheetUrl?: string
}
