import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { useSetAtom } from "jotai"
import { type MouseEvent, type ReactNode, useCallback, useRef, useState } from "react"

import { prepareFinderAtom } from "../features/market/atoms.ts"
import { paths } from "../paths.ts"
import type { PageFinderModal } from "./PageFinderModal.tsx"

const load = () => import("./PageFinderModal.tsx")

/** The store finder over a page. */
interface OfferedFinder {
  /** Brings what the finder needs; called when the visitor comes near to what opens it. */
  readonly prepare: () => void
  readonly open: (event: MouseEvent, opener?: HTMLElement | null) => void
  readonly modal: ReactNode
}

/**
 * The store finder over a page. What opens it is a link to the page of all markets, which is followed when a new tab is
 * wanted, as long as there is no script, and when the finder's own does not come.
 *
 * @param articleIds the articles whose stock can be asked for
 */
export const useFinderModal = (articleIds?: ReadonlyArray<ArticleId>): OfferedFinder => {
  const [Modal, setModal] = useState<typeof PageFinderModal | undefined>(undefined)
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  const prepareMarkets = useSetAtom(prepareFinderAtom)

  const bring = useCallback(() => load().then((module) => setModal(() => module.PageFinderModal)), [])
  const prepare = useCallback(() => {
    // What does not come now is asked for again by the click.
    bring().catch(() => undefined)
    void prepareMarkets()
  }, [bring, prepareMarkets])
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
        <Modal
          articleIds={articleIds}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          returnFocus={returnFocus}
        />
      ) : null,
  }
}
