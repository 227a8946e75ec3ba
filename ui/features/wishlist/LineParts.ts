import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { ReactNode } from "react"

/** What other features show of a line; only its quantity where the catalogue did not answer. */
export interface LineParts {
  readonly quantity: ReactNode
  readonly flags?: ReactNode
  readonly price?: ReactNode
  /** The class and range of an energy label stand near the price. */
  readonly energy?: ReactNode
  readonly availability?: ReactNode
  /** How it would reach the visitor; absent where it cannot be had. */
  readonly delivery?: DeliveryType
  /** What to do where it cannot be had. */
  readonly otherwise?: ReactNode
}
