import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { ReactNode } from "react"

/** Parts of a line rendered by other features. Without catalogue data only the quantity is set. */
export interface LineParts {
  readonly quantity: ReactNode
  readonly flags?: ReactNode
  readonly price?: ReactNode
  /** Energy class and range, which must be shown near the price. */
  readonly energy?: ReactNode
  readonly availability?: ReactNode
  /** Delivery type; absent if the article is unavailable. */
  readonly delivery?: DeliveryType
  /** Shown instead of the basket button for an unavailable article. */
  readonly otherwise?: ReactNode
}
