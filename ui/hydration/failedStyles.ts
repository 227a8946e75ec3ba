import { waitOrOnline } from "./waitOrOnline.ts"

/** Style sheets that failed to load. */
const failedStyles = new Set<HTMLLinkElement>()
let lastReload: Promise<unknown> | undefined

const reloadStyle = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    failedStyles.delete(link)
    const copy = document.createElement("link")
    copy.rel = "stylesheet"
    copy.href = link.href
    copy.addEventListener("load", () => resolve())
    copy.addEventListener("error", () => resolve())
    link.replaceWith(copy)
  })

/**
 * Loads style sheets again that failed to load, because the bundler's loader does not request a style sheet twice.
 * Without a call of this function, they are loaded again every second, and at once when the browser goes online. Style
 * sheets that are still loading stay: a removed one reports neither success nor failure, so code that waits for it
 * would wait forever. For the same reason, calls of this function run one after another.
 */
export const reloadStyles = (): Promise<unknown> => {
  const reload = () => Promise.all([...failedStyles].map(reloadStyle))
  lastReload = lastReload?.then(reload) ?? reload()
  return lastReload
}

/** The wait before failed style sheets are requested again, in ms. */
const retryMillis = 1000

let isRetryPending = false

/** Without its style sheet, a dialog that opens later would cover the page without being usable. */
const keepFailedStyle = ({ target }: Event) => {
  if (!(target instanceof HTMLLinkElement && target.rel === "stylesheet")) return
  failedStyles.add(target)
  // One retry requests all of them. With a retry for each, the requests would double with every round.
  if (isRetryPending) return
  isRetryPending = true
  void waitOrOnline(retryMillis).then(() => {
    isRetryPending = false
    return reloadStyles()
  })
}

if (typeof document !== "undefined") addEventListener("error", keepFailedStyle, true)
