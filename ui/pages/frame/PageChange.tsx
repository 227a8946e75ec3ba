import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router-dom"

import { useAnnounce } from "../../widgets/Announcer.tsx"

const titleOf = (data: unknown): { title: string; description: string } | undefined => {
  if (typeof data !== "object" || data === null || !("meta" in data)) return undefined
  const { meta } = data
  if (typeof meta !== "object" || meta === null || !("title" in meta) || !("description" in meta))
    return undefined
  const { description, title } = meta
  return typeof title === "string" && typeof description === "string" ? { title, description } : undefined
}

/**
 * What a browser does by itself when a page follows another, for pages that are changed by script: the title, the
 * description, the focus and the announcement. Only the query changing (a filter, a page number) leaves the focus.
 */
export const PageChange = () => {
  const announce = useAnnounce()
  const { pathname } = useLocation()
  const head = titleOf(useMatches().at(-1)?.loaderData)
  const shown = useRef<{ pathname: string; title: string } | undefined>(undefined)
  const title = head?.title
  const description = head?.description

  useEffect(() => {
    if (title === undefined) return
    const before = shown.current
    shown.current = { pathname, title }
    if (before === undefined || (before.pathname === pathname && before.title === title)) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute("content", description ?? "")
    announce(title)
    if (before.pathname !== pathname) document.getElementById("inhalt")?.focus({ preventScroll: true })
  }, [announce, description, pathname, title])

  return null
}
