import { finderTexts } from "@heimwerk/core/market/finder/texts.ts"
import { berlinTime } from "@heimwerk/core/values/berlinTime.ts"
import { useState } from "react"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import { Notice } from "../../../widgets/Notice.tsx"
import { SideModal } from "../../../widgets/SideModal.tsx"
import { Skeleton } from "../../../widgets/Skeleton.tsx"
import type { AskForMaps } from "../map/AskForMaps.ts"
import type { LoadAddressCheck } from "./AddressCheck.ts"
import { FinderArticle, type StockedArticle } from "./FinderArticle.tsx"
import { MarketFinder } from "./MarketFinder.tsx"
import { useFinder } from "./useFinder.ts"

interface FinderContentProps {
  /**
   * The article whose stock the finder shows per market; `undefined` if the finder was opened without an
   * article.
   */
  readonly article: StockedArticle | undefined
  readonly loadAddressCheck: LoadAddressCheck
  readonly AskForMaps: AskForMaps
}

const FinderContent = ({ article, ...fromPage }: FinderContentProps) => {
  const opening = useFinder(
    article === undefined ? {} : { articleIds: [article.articleId], unit: article.unit },
  )
  const [at] = useState(() => berlinTime(Date.now()))
  if (opening === "loading") return <Skeleton shape="block" />
  if (opening === "failed") {
    return (
      <Notice kind="error">
        Die Marktsuche kann gerade nicht geladen werden. <a href={paths.markets}>Zur Liste aller Märkte</a>
      </Notice>
    )
  }
  return <MarketFinder {...opening} at={at} {...fromPage} />
}

interface FinderModalProps extends FinderContentProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** The store finder 'Markt ändern' in a side modal (forms and markets 2.3). */
export const FinderModal = ({ isOpen, onClose, returnFocus, ...content }: FinderModalProps) => (
  <SideModal
    isOpen={isOpen}
    onClose={onClose}
    title={finderTexts(brand).title}
    finalFocus={returnFocus}
    isWide
  >
    {content.article === undefined ? null : <FinderArticle article={content.article} />}
    <FinderContent key={content.article?.articleId} {...content} />
  </SideModal>
)
