/** Matches the fields of a page whose input a reload could lose. A search for markets or articles keeps its text. */
const form = 'main form:not([role="search"])'

/**
 * Returns whether the shop answers the page's address with a page. An error page or another page must not
 * replace the page that the visitor reads.
 */
const answers = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store", redirect: "manual" })
    return ok
  } catch {
    return false
  }
}

/**
 * Reloads outdated data when the page becomes visible, for example on the next morning. Tries again when the
 * browser goes online, because a computer that wakes up often has no network yet. Does not reload a page in
 * which the visitor has filled in a form, or a page kept on the device: its banner says from when it is.
 * Returns the function that unsubscribes.
 *
 * @param isOld whether the page's data are too old
 * @param reload reloads the page's data in place
 */
export const refreshWhenVisible = (isOld: () => boolean, reload: () => Promise<void>): (() => void) => {
  const filledIn = new Set<Element>()
  let isChecking = false
  const isDue = () =>
    document.visibilityState === "visible" &&
    isOld() &&
    document.querySelector(".kept") === null &&
    !Array.from(filledIn).some(({ isConnected }) => isConnected)
  const check = async () => {
    if (isChecking || !isDue()) return
    isChecking = true
    const isAnswered = await answers()
    isChecking = false
    // The visitor may have typed, or another reload may have begun, in the meantime.
    if (isAnswered && isDue()) await reload()
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest(form) !== null) filledIn.add(target)
  }
  const onEvent = () => void check()
  document.addEventListener("input", onInput, { capture: true, passive: true })
  document.addEventListener("visibilitychange", onEvent)
  addEventListener("online", onEvent)
  return () => {
    document.removeEventListener("input", onInput, { capture: true })
    document.removeEventListener("visibilitychange", onEvent)
    removeEventListener("online", onEvent)
  }
}
