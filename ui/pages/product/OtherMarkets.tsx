import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { useMemo } from "react"
import { Link } from "react-router-dom"

import { paths } from "../../paths.ts"
import { useFinderModal } from "../../shared/useFinderModal.tsx"
import { useFinderOpener } from "../../shared/useFinderOpener.ts"
import styles from "./ProductPage.module.css"

/** Opens the store finder with its stock switch for this article (forms and markets 2.3). */
export const OtherMarkets = ({ articleId }: { readonly articleId: ArticleId }) => {
  const articleIds = useMemo(() => [articleId], [articleId])
  const { modal, open, prepare } = useFinderModal(articleIds)
  const opener = useFinderOpener(prepare)
  return (
    <>
      <Link {...opener} className={styles["markets"]} to={paths.markets} onClick={open}>
        Bestand in anderen Märkten
      </Link>
      {modal}
    </>
  )
}
