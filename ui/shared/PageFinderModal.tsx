import type { ComponentProps } from "react"

import { FinderModal } from "../features/market/finder/FinderModal.tsx"
import { AskForMaps } from "./AskForMaps.tsx"
import { loadAddressCheck } from "./loadAddressCheck.ts"

type OwnProps = Omit<ComponentProps<typeof FinderModal>, "loadAddressCheck" | "AskForMaps">

/** The store finder as a modal, with the address search and the map consent of other features. */
export const PageFinderModal = (props: OwnProps) => (
  <FinderModal {...props} loadAddressCheck={loadAddressCheck} AskForMaps={AskForMaps} />
)
