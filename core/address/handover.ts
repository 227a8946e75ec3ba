import type { DeliveryType } from "../basket/Basket.ts"

/** How goods are handed over, in the words of the address context (forms and markets 3.5). */
export type Handover = "marketPickup_marketPickup" | "homeDelivery_homeDelivery"

const handovers: Readonly<Record<DeliveryType, Handover>> = {
  marketPickup: "marketPickup_marketPickup",
  homeDelivery: "homeDelivery_homeDelivery",
}

/** The handover choice that stands for a line's delivery type: fetched in the market, or sent to the address. */
export const handoverOf = (deliveryType: DeliveryType): Handover => handovers[deliveryType]
