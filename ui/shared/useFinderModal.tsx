import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from "react"

import type { StockedArticle } from "../features/market/finder/FinderArticle.tsx"
import { ownMarket } from "../features/market/market.ts"
import { paths } from "../paths.ts"
import type { PageFinderModal } from "./PageFinderModal.tsx"

const load = () => import("./PageFinderModal.tsx")

interface OfferedFinder {
  /**
   * Preloads the store finder's scripts. Called when the visitor hovers over the link that opens the finder,
   * or focuses it.
   */
  readonly prepare: () => void
  readonly open: (event: MouseEvent, opener?: HTMLElement | null) => void
  readonly modal: ReactNode
}

/**
 * The store finder as a modal. It is opened by a link to the page of all markets. The browser follows that
 * link for a new tab, without JavaScript, and when the finder's script fails to load.
 *
 * @param article the article whose stock the finder shows
 */
export const useFinderModal = (article?: StockedArticle): OfferedFinder => {
  const [Modal, setModal] = useState<typeof PageFinderModal | undefined>(undefined)
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  const run = ownMarket.useRun()

  const bring = useCallback(() => load().then((module) => setModal(() => module.PageFinderModal)), [])
  const prepare = useCallback(() => {
    // If preloading fails, a click on the link loads the scripts again.
    bring().catch(() => undefined)
    void run((market) => market.prepare)
  }, [bring, run])
  return {
    prepare,
    open: (event, opener) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      returnFocus.current =
        opener ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null)
      setOpened(true)
      setOpen(true)
      if (Modal === undefined) bring().catch(() => location.assign(paths.markets))
    },
    modal:
      wasOpened && Modal !== undefined ? (
        <Modal article={article} isOpen={isOpen} onClose={() => setOpen(false)} returnFocus={returnFocus} />
      ) : null,
  }
}
