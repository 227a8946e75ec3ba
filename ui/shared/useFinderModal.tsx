import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from "react"

import type { StockedArticle } from "../features/market/finder/FinderArticle.tsx"
import { ownMarket } from "../features/market/market.ts"
import { paths } from "../paths.ts"
import type { PageFinderModal } from "./PageFinderModal.tsx"

const load = () => import("./PageFinderModal.tsx")

interface Click extends Pick<MouseEvent, "ctrlKey" | "metaKey" | "preventDefault" | "shiftKey"> {
  readonly currentTarget: EventTarget | null
}

export interface OfferedFinder {
  /**
   * Preloads the store finder's scripts. Called when the visitor hovers over the link that opens the finder,
   * or focuses it.
   */
  readonly prepare: () => void
  readonly open: (event: Click, opener?: HTMLElement | null) => void
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
  /** `undefined` until the finder is first opened. */
  const [isOpen, setOpen] = useState<boolean | undefined>(undefined)
  const returnFocus = useRef<HTMLElement>(null)
  const run = ownMarket.useRun()

  const loadModal = useCallback(() => load().then((module) => setModal(() => module.PageFinderModal)), [])
  const prepare = useCallback(() => {
    // If preloading fails, a click on the link loads the scripts again.
    loadModal().catch(() => undefined)
    void run((market) => market.prepare)
  }, [loadModal, run])
  const open: OfferedFinder["open"] = (event, opener) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    returnFocus.current = opener ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null)
    setOpen(true)
    loadModal().catch(() => location.assign(paths.markets))
  }
  return {
    prepare,
    open,
    modal:
      isOpen !== undefined && Modal !== undefined ? (
        <Modal article={article} isOpen={isOpen} onClose={() => setOpen(false)} returnFocus={returnFocus} />
      ) : null,
  }
}
