import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"

import { useAnnounce } from "../widgets/Announcer.tsx"

/**
 * Wait before a page is announced, in ms. The screen reader Orca drops an announcement that comes together with the
 * changes of a whole list (docs/accessibility.md).
 */
const announceMillis = 500

interface Head {
  readonly title: string
  readonly description: string
  readonly summary: string | undefined
}

const headOf = (data: unknown): Head | undefined => {
  if (typeof data !== "object" || data === null || !("meta" in data)) return undefined
  const { meta } = data
  if (typeof meta !== "object" || meta === null || !("title" in meta) || !("description" in meta))
    return undefined
  const { description, title } = meta
  const summary = "summary" in meta && typeof meta.summary === "string" ? meta.summary : undefined
  return typeof title === "string" && typeof description === "string"
    ? { title, description, summary }
    : undefined
}

/**
 * After a navigation inside the shop, sets title and description, moves focus and announces the page. The
 * browser does this only when it loads a document. If only the query changes (a filter, a page number), focus
 * stays unless the focused element is gone. Focus also stays in a search field that the visitor types in while the
 * results load.
 */
export const PageChange = () => {
  const announce = useAnnounce()
  const { pathname, search } = useLocation()
  const head = headOf(useMatches().at(-1)?.loaderData)
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const shown = useRef<{ pathname: string; search: string; title: string } | undefined>(undefined)
  const title = head?.title
  const description = head?.description
  const summary = head?.summary

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
