import type { ComponentProps, RefObject } from "react"

import { FinderModal } from "../features/market/finder/FinderModal.tsx"
import { AskForMaps } from "./AskForMaps.tsx"
import { loadAddressCheck } from "./loadAddressCheck.ts"

interface OwnProps extends Omit<
  ComponentProps<typeof FinderModal>,
  "loadAddressCheck" | "AskForMaps" | "returnFocus"
> {
  readonly returnFocus: RefObject<HTMLElement | null>
}

/**
 * The store finder as a modal, with the address search and the map consent of other features. A link 'Markt
 * wählen' disappears with the choice; focus then moves to the main content.
 */
export const PageFinderModal = ({ returnFocus, ...props }: OwnProps) => (
  <FinderModal
    {...props}
    returnFocus={() =>
      returnFocus.current?.isConnected === true ? returnFocus.current : document.getElementById("inhalt")
    }
    loadAddressCheck={loadAddressCheck}
    AskForMaps={AskForMaps}
  />
)
