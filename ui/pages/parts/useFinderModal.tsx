import type { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react"

const FinderModal = lazy(async () => ({
  default: (await import("../../features/market/finder/FinderModal.tsx")).FinderModal,
}))

/**
 * The store finder over a page. What opens it is a link to the page of all markets, which is followed when a new tab is
 * wanted, and as long as there is no script.
 *
 * @param articleIds the articles whose stock can be asked for
 */
export const useFinderModal = (
  articleIds?: ReadonlyArray<ArticleId>,
): { readonly open: (event: MouseEvent, opener?: HTMLElement | null) => void; readonly modal: ReactNode } => {
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const returnFocus = useRef<HTMLElement>(null)
  return {
    open: (event, opener) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      returnFocus.current =
        opener ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null)
      setOpened(true)
      setOpen(true)
    },
    modal: wasOpened ? (
      <Suspense fallback={null}>
        <FinderModal
          articleIds={articleIds}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          returnFocus={returnFocus}
        />
      </Suspense>
    ) : null,
  }
}
