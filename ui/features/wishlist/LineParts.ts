import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import type { ReactNode } from "react"

/** Parts of a wishlist line that other features render. Without catalogue data only quantity and energy class are set. */
export interface LineParts {
  readonly quantity: ReactNode
  readonly flags?: ReactNode
  readonly price?: ReactNode
  /** Energy class and range of classes, which must be shown near the price. */
  readonly energy?: ReactNode
  readonly availability?: ReactNode
  /** Delivery type for moving the line to the basket; absent if the article is unavailable. */
  readonly delivery?: DeliveryType
  /** Content that replaces the add-to-basket button if the article is unavailable. */
  readonly otherwise?: ReactNode
}
