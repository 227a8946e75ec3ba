import { useEffect } from "react"

import { useFinderModal } from "../shared/useFinderModal.tsx"

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-finder]") : null

/**
 * Opens the store finder from any link of the page with the props `finderLink`. Preloads it when the visitor
 * points at such a link or focuses it.
 */
export const FinderLinks = () => {
  const { modal, open, prepare } = useFinderModal()
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link !== null) open(event, link)
    }
    const near = (event: Event) => {
      if (linkOf(event) !== null) prepare()
    }
    // Listens in the capture phase, before the link's own click handler, which navigates.
    document.addEventListener("click", click, true)
    document.addEventListener("pointerover", near)
    document.addEventListener("focusin", near)
    return () => {
      document.removeEventListener("click", click, true)
      document.removeEventListener("pointerover", near)
      document.removeEventListener("focusin", near)
    }
  }, [open, prepare])
  return modal
}
