import type { ComponentType } from "react"

/** What the form needs of whoever finds markets. */
export interface MarketPickerProps {
  /** Only these are offered. */
  readonly marketIds: ReadonlyArray<string>
  /** Empty until one is chosen. */
  readonly chosenId: string
  readonly onChoose: (marketId: string) => void
  /** What names the choice. */
  readonly labelledBy: string
  /** Why the choice does not do. */
  readonly error: string | undefined
}

/** Brings what finds markets, which is another feature: the page that offers the form knows both. */
export type LoadMarketPicker = () => Promise<ComponentType<MarketPickerProps>>
