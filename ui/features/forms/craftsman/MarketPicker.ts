import type { ComponentType } from "react"

/** Props of the market search inside the craftsman form. */
export interface MarketPickerProps {
  /** Ids of the selectable markets. */
  readonly marketIds: ReadonlyArray<string>
  /** Id of the selected market; empty until one is selected. */
  readonly chosenId: string
  readonly onChoose: (marketId: string) => void
  /** Id of the element that labels the selection. */
  readonly labelledBy: string
  /** Validation error of the selection. */
  readonly error: string | undefined
}

/**
 * Loads the market search of the craftsman form. It belongs to another feature, so the page provides the
 * loader.
 */
export type LoadMarketPicker = () => Promise<ComponentType<MarketPickerProps>>
