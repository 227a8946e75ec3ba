/** Style sheets that failed to load. */
const failedStyles = new Set<HTMLLinkElement>()
let lastReload: Promise<unknown> | undefined

const keepFailedStyle = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target)
}

if (typeof document !== "undefined") addEventListener("error", keepFailedStyle, true)

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
 * Loads style sheets again that failed to load, because the bundler's loader does not request a style sheet
 * twice. Style sheets that are still loading stay: a removed one reports neither success nor failure, so code
 * that waits for it would wait forever. For the same reason, calls of this function run one after another.
 */
export const reloadStyles = (): Promise<unknown> => {
  const reload = () => Promise.all([...failedStyles].map(reloadStyle))
  lastReload = lastReload?.then(reload) ?? reload()
  return lastReload
}
