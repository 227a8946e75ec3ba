import { setTimeout as wait } from "node:timers/promises"

import type { Page } from "puppeteer-core"

import { press, type } from "./keyboard.ts"
import type { Orca } from "./Orca.ts"

/** Maximum number of presses of the tab key on the way to a control. */
const maxPresses = 150

/** The steps of a blind visitor. Each prints what Orca says after it. */
export interface Walker {
  /** Opens a page of the shop and waits until it reacts to keys. */
  readonly open: (path: string) => Promise<void>
  /** Presses keys one after the other. */
  readonly press: (...keys: ReadonlyArray<string>) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Presses the tab key until a control with a matching name has the focus. Prints only the last control. */
  readonly tabTo: (name: RegExp) => Promise<void>
}

/** Maximum duration of a wait for the next control after a press of the tab key, in ms. */
const maxWait = 4_000

/**
 * Expression for the tag and the names of the element that has the focus. A part of the page, such as a dialog, has
 * no name here, because its text contains the names of its controls.
 */
const focused = `(() => {
  const e = document.activeElement
  if (!document.hasFocus()) return "BROWSER"
  const text = /^(?:A|BUTTON|SUMMARY|H1|H2|P)$/u.test(e.tagName) ? e.textContent.trim() : ""
  const option = document.getElementById(e.getAttribute("aria-activedescendant"))?.textContent ?? ""
  const name = e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent ?? e.getAttribute("placeholder") ?? text
  return [e.tagName, name, option]
    .join(" ").replaceAll(/\\s+/gu, " ").slice(0, 100)
})()`

const hydrated = '!("heimwerkEarlyClicks" in window) && document.readyState === "complete"'

export const walkerOf = (page: Page, orca: Orca, origin: string): Walker => {
  const focus = async () => String(await page.evaluate(focused).catch(String))
  /** Waits until another element than before has the focus. */
  const moved = async (before: string) => {
    const end = performance.now() + maxWait
    while (performance.now() < end) {
      const now = await focus()
      if (now !== before) return now
      await wait(50)
    }
    return before
  }
  const print = (action: string, texts: ReadonlyArray<string>, focusNow: string) => {
    console.log(`- ${action}`)
    for (const text of texts) if (text.trim() !== "") console.log(`  - „${text.trim()}“`)
    console.log(`  - focus: \`${focusNow}\``)
  }
  const hear = async (action: string) => print(action, await orca.heard(), await focus())

  return {
    open: async (path) => {
      // In a new window, the address bar has the focus. An address that is entered there moves it into the page.
      if ((await focus()) === "BROWSER") {
        await press("ctrl+l")
        await type(`${origin}${path}`)
        await press("Return")
        await moved("BROWSER")
      } else await page.goto(origin + path)
      await page.waitForFunction(hydrated)
      await hear(`Open \`${path}\``)
    },
    press: async (...keys) => {
      await press(...keys)
      await hear(keys.join(", "))
    },
    type: async (text) => {
      await type(text)
      await hear(`Type „${text}“`)
    },
    tabTo: async (name) => {
      let now = await focus()
      let presses = 0
      while (!name.test(now)) {
        if (++presses > maxPresses) throw new Error(`The tab key does not come to ${String(name)}.`)
        await orca.skip()
        await press("Tab")
        now = await moved(now)
      }
      await hear(`Tab × ${presses}`)
    },
  }
}
