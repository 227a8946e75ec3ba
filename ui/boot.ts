/** Where clicks are kept that came before the page could answer them. */
interface Boot {
  heimwerkEarlyClicks?: Array<HTMLElement>
}

/**
 * Starts the page's scripts once everything that can be seen is there: on a slow line they would share it with the picture
 * (performance, storefronts). A visitor who acts earlier gets them at once, and after 4 seconds they come in any case. Until
 * they run, clicks on buttons that need them are kept, to be made again. When the page is at rest it fetches, but does not
 * run, what the first command will need. It is written into the document as it stands, so it uses nothing from outside.
 *
 * @param nonce of this document, for what it adds
 * @param entry the script that takes over
 * @param modules what the entry imports at once
 * @param later what the first command of the visitor imports
 */
export const boot = (
  nonce: string,
  entry: string,
  modules: ReadonlyArray<string>,
  later: ReadonlyArray<string>,
): void => {
  const kept: Array<HTMLElement> = []
  const page: Window & Boot = window
  page.heimwerkEarlyClicks = kept
  const fetchModule = (href: string) => {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.nonce = nonce
    link.href = href
    document.head.append(link)
  }
  const fetchLater = () => later.forEach(fetchModule)
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    modules.forEach(fetchModule)
    void import(/* @vite-ignore */ entry).then(() => setTimeout(fetchLater, 500))
  }
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    // A form with an address works without a script; after the scripts have come the buttons answer themselves.
    if (page.heimwerkEarlyClicks === undefined || button === null || button.form?.hasAttribute("action"))
      return
    event.preventDefault()
    // A form is sent once, however often it is asked to be.
    if (button.type !== "submit" || !kept.includes(button)) kept.push(button)
  }
  addEventListener("click", keep, true)
  addEventListener("pointerdown", begin, { once: true })
  addEventListener("keydown", begin, { once: true })
  addEventListener("load", begin, { once: true })
  setTimeout(begin, 4000)
}

/**
 * Makes the early clicks again, one after the other, so that each meets the page as the one before has left it.
 *
 * @param arrived resolves when all that can be clicked on answers: until then clicks are kept
 */
export const repeatEarlyClicks = async (arrived: () => Promise<unknown>): Promise<void> => {
  const page: Window & Boot = window
  await arrived()
  const kept = page.heimwerkEarlyClicks ?? []
  delete page.heimwerkEarlyClicks
  for (const button of kept) {
    if (button.isConnected) button.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
}
