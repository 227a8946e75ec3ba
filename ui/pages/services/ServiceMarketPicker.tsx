import type { MarketPickerProps } from "../../features/forms/craftsman/MarketPicker.ts"
import { MarketPicker } from "../../features/market/finder/MarketPicker.tsx"
import { loadAddressCheck } from "../../shared/loadAddressCheck.ts"

/**
 * The market search of a request form: by place, postcode, address or position (forms and markets 2.1, 2.3).
 */
export const ServiceMarketPicker = (props: MarketPickerProps) => (
  <MarketPicker {...props} loadAddressCheck={loadAddressCheck} />
)
