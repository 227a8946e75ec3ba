import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"

import type { LoadAddressCheck } from "../../../ui/features/market/finder/AddressCheck.ts"
import { MarketFinder } from "../../../ui/features/market/finder/MarketFinder.tsx"
import { MarketPicker } from "../../../ui/features/market/finder/MarketPicker.tsx"
import { useFinder } from "../../../ui/features/market/finder/useFinder.ts"
import { smallWorld } from "../../support/smallWorld.ts"

interface SurfaceProps {
  readonly loadAddressCheck: LoadAddressCheck
}

/** The store finder of the dialog, without the dialog. */
export const Finder = ({ loadAddressCheck }: SurfaceProps) => {
  const finder = useFinder()
  return typeof finder === "string" ? null : (
    <MarketFinder
      {...finder}
      at={berlinTime(Date.UTC(2026, 5, 1))}
      loadAddressCheck={loadAddressCheck}
      AskForMaps={() => null}
    />
  )
}

/** The market step of a form with all markets of the small world. */
export const Picker = ({ loadAddressCheck }: SurfaceProps) => (
  <MarketPicker
    marketIds={smallWorld.markets.map(({ id }) => id)}
    chosenId=""
    onChoose={() => {}}
    labelledBy="frage"
    error={undefined}
    loadAddressCheck={loadAddressCheck}
  />
)
