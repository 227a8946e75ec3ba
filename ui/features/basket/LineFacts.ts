import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { EnergyClass } from "@heimwerk/core/product/Product.ts"
import type { Carriage } from "@heimwerk/core/promise/deliveryPromise.ts"
import type { Price } from "@heimwerk/core/price/Price.ts"

/** Catalogue data of an article that its basket line does not contain. */
export interface LineFacts {
  readonly price: Pick<Price, "paket" | "paketSize">
  readonly dataSheetUrl?: string
  /** The delivery types of the article. */
  readonly deliveries?: ReadonlyArray<DeliveryType>
  /** Stock of the chosen market in pieces. */
  readonly stock?: number
}

/** Texts that say when the articles of a basket reach the customer. A missing text is not shown. */
export interface Promises {
  readonly delivery?: Readonly<Record<Carriage, string>> | undefined
  /** Texts for articles in stock (`G`) and for those that the market must order (`Y`). */
  readonly pickup?: { readonly G?: string; readonly Y?: string } | undefined
}

/** The promises, and the catalogue data by article id that decide which promise applies. */
export interface ShownPromises extends Promises {
  readonly facts: Readonly<Record<string, LineFacts>>
}

/** Data of an article's energy label. */
export interface LineLabel {
  readonly energyClass: EnergyClass
  readonly name: string
  readonly dataSheetUrl: string | undefined
}
