import type { Page } from "playwright-core"

import type { Addresses } from "./findAddresses.ts"

/** Window widths in px: phone, tablet and desktop. */
export const allWidths = [390, 820, 1440] as const

/** One screenshot of the shop: its address and the steps before it is taken. */
export interface Shot {
  readonly name: string
  readonly address: (addresses: Addresses) => string
  readonly prepare?: (page: Page) => Promise<void>
  /** Window widths in px. Default: `allWidths`. */
  readonly widths?: ReadonlyArray<number>
  /**
   * Whether the screenshot shows a customer's account. The basket then stays empty: an account keeps its
   * basket, so every screenshot would add articles to it.
   */
  readonly isCustomer?: boolean
  /** Whether the screenshot shows the number of a new order, and therefore differs each time. */
  readonly isNewEachTime?: boolean
  /** Whether the screenshot shows the page as printed. */
  readonly isPrinted?: boolean
}
