import type { Answer } from "../pages/Answer.ts"
import { commandsSoFar } from "../runtime/running.ts"
import { aheadPaths } from "./aheadPaths.ts"

/** Time in ms for which the pointer must rest on a link. After this time, the visitor probably clicks the link. */
const restMillis = 65
/** Maximum age in ms of loaded data that a navigation still uses. */
const maxAgeMillis = 10_000

interface Intended {
  readonly address: string
  readonly since: number
  /** Number of the visitor's commands when loading began. A later command may change what the page shows. */
  readonly commands: number
  /** `undefined` if the page could not be loaded. */
  readonly answer: Promise<Answer<unknown> | undefined>
  readonly stop: AbortController
}

let intended: Intended | undefined

const isUsable = ({ commands, since }: Intended) =>
  commands === commandsSoFar() && performance.now() - since < maxAgeMillis

/** Returns the address of an event's link, if the page behind it may be loaded ahead; without its fragment. */
const addressOf = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest("a") : null
  if (link === null || link.relList.contains("nofollow") || link.origin !== location.origin) return undefined
  const isAhead = aheadPaths.some((path) =>
    path.length > 1 && path.endsWith("/") ? link.pathname.startsWith(path) : link.pathname === path,
  )
  const url = new URL(link.href)
  url.hash = ""
  return isAhead && url.href !== location.href.split("#")[0] ? url : undefined
}

/**
 * Loads data and scripts of a page when the pointer rests on its link for 65 ms, or when the link is pressed. Keeps
 * one page: the next link replaces it.
 *
 * @param load begins to load the page at an address of the shop
 */
export const watchLinks = (load: (url: URL, signal: AbortSignal) => Promise<Answer<unknown>>): void => {
  const begin = (url: URL) => {
    if (intended?.address === url.href && isUsable(intended)) return
    intended?.stop.abort()
    const stop = new AbortController()
    const answer = load(url, stop.signal).then(
      (loaded) => (loaded.kind === "failed" ? undefined : loaded),
      () => undefined,
    )
    intended = { address: url.href, since: performance.now(), commands: commandsSoFar(), answer, stop }
  }
  let rest: ReturnType<typeof setTimeout> | undefined
  const onPointer = (event: Event) => {
    clearTimeout(rest)
    const url = addressOf(event)
    if (url === undefined) return
    if (event.type === "pointerdown") begin(url)
    else rest = setTimeout(() => begin(url), restMillis)
  }
  for (const type of ["pointerover", "pointerdown"])
    addEventListener(type, onPointer, { capture: true, passive: true })
}

/**
 * Returns the answer of the page loaded ahead, and forgets it. Returns `undefined` if another page was loaded
 * ahead, after 10 s or a command, and if the page could not be loaded.
 */
export const takeIntended = async (address: string): Promise<Answer<unknown> | undefined> => {
  const found = intended
  if (found?.address !== address) return undefined
  intended = undefined
  return isUsable(found) ? found.answer : undefined
}
