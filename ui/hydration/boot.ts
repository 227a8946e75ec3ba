import { nextTask } from "./nextTask.ts"

/** What the first lines of a page leave for its scripts. */
interface Boot {
  /** Clicks that came before the page could answer them. */
  heimwerkEarlyClicks?: Array<HTMLElement>
  /** Fetches the next script that the first command needs; false when there is none any more. */
  heimwerkFetchLater?: () => boolean
}

/**
 * Starts the page's scripts once everything that can be seen is there: on a slow line they would share it with the picture
 * (performance, storefronts). A visitor who acts earlier gets them at once, and after 4 seconds they come in any case. Until
 * they run, clicks on buttons that need them are kept, to be made again. It is written into the document as it stands, so it
 * uses nothing from outside.
 *
 * @param nonce of this document, for what it adds
 * @param entry the script that takes over
 * @param modules what the entry imports at once, each after what it imports itself
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
  const waiting = [...later]
  page.heimwerkFetchLater = () => {
    waiting.splice(0, 1).forEach(fetchModule)
    return waiting.length > 0
  }
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    modules.forEach(fetchModule)
    // Each in a task of its own: together they keep a slow processor from answering.
    for (const script of [...modules, entry]) {
      await import(/* @vite-ignore */ script)
      await new Promise((resolve) => setTimeout(resolve))
    }
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
  for (const sign of ["pointerdown", "keydown", "load"])
    addEventListener(sign, () => void begin(), { once: true })
  setTimeout(() => void begin(), 4000)
}

/**
 * Fetches, but does not run, what the visitor's first command will need: a script per task, because each costs a slow processor
 * some milliseconds.
 */
export const fetchFirstCommand = async (): Promise<void> => {
  const page: Window & Boot = window
  while (page.heimwerkFetchLater?.() === true) await nextTask()
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
    await nextTask()
  }
}
