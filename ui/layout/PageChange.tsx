import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"

import { useAnnounce } from "../widgets/Announcer.tsx"
import { metaOf } from "./metaOf.ts"

/**
 * Wait before a page is announced, in ms. The screen reader Orca drops an announcement that comes together with the
 * changes of a whole list (docs/accessibility.md).
 */
const announceMillis = 500

/**
 * After a navigation inside the shop, sets title and description, moves focus and announces the page. The
 * browser does this only when it loads a document. If only the query changes (a filter, a page number), focus
 * stays unless the focused element is gone. Focus also stays in a search field that the visitor types in while the
 * results load.
 */
export const PageChange = () => {
  const announce = useAnnounce()
  const { pathname, search } = useLocation()
  const { description, summary, title } = metaOf(useMatches().at(-1)?.loaderData)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const shown = useRef<{ pathname: string; search: string; title: string } | undefined>(undefined)

  useEffect(() => {
    if (title === undefined) return
    const before = shown.current
    shown.current = { pathname, search, title }
    if (before === undefined) return
    const isOtherPage = before.pathname !== pathname
    if (!isOtherPage && before.search === search && before.title === title) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "")
    if (isOtherPage || summary !== undefined || before.title !== title) {
      const text = isOtherPage ? title : (summary ?? title)
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => announce(text), announceMillis)
    }
    if (document.activeElement?.matches(isOtherPage ? ":not([data-typing])" : "body"))
      document.getElementById("inhalt")?.focus({ preventScroll: true })
  }, [announce, description, pathname, search, summary, title])

  return null
}
