import { defaultBrand } from "@heimwerk/core/environment.ts"
import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { type ReactNode, type RefObject, useState } from "react"

import { paths } from "../../../paths.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { SideModal } from "../../../widgets/SideModal.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import type { MapTiles } from "../map/MapPoint.ts"
import { MarketFinder } from "./MarketFinder.tsx"
import { useFinder } from "./useFinder.ts"

interface FinderContentProps {
  readonly tiles: MapTiles | undefined
  readonly gate: ReactNode
}

const FinderContent = ({ gate, tiles }: FinderContentProps) => {
  const opening = useFinder()
  const [at] = useState(() => berlinTime(Date.now()))
  if (opening === "loading") return <Skeleton shape="block" />
  if (opening === "failed") {
    return (
      <Notice kind="error">
        Die Marktsuche kann gerade nicht geladen werden. <a href={paths.markets}>Zur Liste aller Märkte</a>
      </Notice>
    )
  }
  return <MarketFinder {...opening} at={at} tiles={tiles} gate={gate} />
}

interface FinderModalProps extends FinderContentProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly returnFocus: RefObject<HTMLElement | null>
}

/** 'Markt ändern' in a side modal (forms and markets 2.3). */
export const FinderModal = ({ gate, isOpen, onClose, returnFocus, tiles }: FinderModalProps) => (
  <SideModal
    isOpen={isOpen}
    onClose={onClose}
    title={finderTexts(defaultBrand).title}
    returnFocus={returnFocus}
    isWide
  >
    <FinderContent tiles={tiles} gate={gate} />
  </SideModal>
)
