import { setTimeout as wait } from "node:timers/promises"

import { Schema } from "effect"

import { elementOf, hydrated, placeOf, recordComplaints, takeComplaints } from "./expressions.ts"
import type { Tab } from "./Tab.ts"
import type { SlowLine } from "../../tests/support/slowLine.ts"

/** Time limit of one step, in ms. */
const timeout = 30_000

/** Maximum number of key presses from the top of a page to a control. */
const maxTabs = 150

/** Pause between two attempts of a step, in ms. */
const interval = 100

/** The steps of a journey. A step is tried until it succeeds, for at most 30 s. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>
  /** Waits until the selector finds a visible, enabled element with a matching text or label. */
  readonly sees: (selector: string, text: RegExp) => Promise<void>
  /** Waits until the selector finds no visible, enabled element with a matching text or label. */
  readonly lacks: (selector: string, text: RegExp) => Promise<void>
  /** Clicks the first visible, enabled element that the selector finds and whose text or label matches. */
  readonly clicks: (selector: string, name: RegExp) => Promise<void>
  /** Returns the text of the first visible, enabled element with a matching text or label. */
  readonly reads: (selector: string, text: RegExp) => Promise<string>
  /** Waits until the address of the page matches. */
  readonly isAt: (address: RegExp) => Promise<void>
  /** Presses Tab until the focus is on an element that the selector finds and whose text or label matches. */
  readonly tabsTo: (selector: string, name: RegExp) => Promise<void>
  /** Presses Enter on the element that has the focus. */
  readonly pressesEnter: () => Promise<void>
  /** Replaces the text of the first field with a matching label or placeholder, and presses Enter if `submits`. */
  readonly writes: (label: RegExp, text: string, submits?: boolean) => Promise<void>
  /** Waits until the browser has kept a page for the time without a network. */
  readonly keeps: (path: string) => Promise<void>
  /** Ends the connection to the shop for all later steps. */
  readonly losesNetwork: () => void
  /**
   * Opens a page without a network, and does not wait for its scripts: under WebDriver, WebKit stores no scripts on
   * the device.
   */
  readonly opensKept: (path: string) => Promise<void>
  /**
   * Returns the errors of scripts and the violations of the content security policy since the last call, in all
   * documents of the shop. Errors of a document before the first step in it are missing.
   */
  readonly complaints: () => Promise<ReadonlyArray<string>>
}

const Place = Schema.Struct({ x: Schema.Int, y: Schema.Int })
type Place = typeof Place.Type

const isPlace = Schema.is(Place)
const readComplaints = Schema.decodeUnknownSync(Schema.Array(Schema.String))

/** Makes a visitor of the shop that `line` leads to. */
export const visitorOf = (tab: Tab, line: Pick<SlowLine, "close" | "origin">): Visitor => {
  const { origin } = line
  /**
   * Evaluates an expression, and records the errors of the document from then on. While the browser opens another
   * page, the value is `undefined`.
   */
  const look = (expression: string) =>
    tab.evaluate(`(${recordComplaints}, ${expression})`).catch(() => undefined)

  const until = async <A>(what: string, read: () => Promise<A | undefined>): Promise<A> => {
    const end = performance.now() + timeout
    for (;;) {
      const found = await read()
      if (found !== undefined) return found
      if (performance.now() > end) {
        const text = await tab.evaluate("document.body.innerText.slice(0, 600)").catch(String)
        throw new Error(`${what}: not within ${timeout / 1000} s. The page shows:\n${String(text)}`)
      }
      await wait(interval)
    }
  }
  const untilTrue = (what: string, expression: string) =>
    until(what, async () => ((await look(expression)) === true ? true : undefined))

  /** Clicks an element when two attempts in sequence find it at the same place. */
  const clickOn = async (what: string, element: string) => {
    let last: Place | undefined
    const { x, y } = await until(what, async () => {
      const before = last
      const place = await look(placeOf(element))
      last = isPlace(place) ? place : undefined
      return last?.x === before?.x && last?.y === before?.y ? last : undefined
    })
    await tab.click(x, y)
  }

  return {
    open: async (path) => {
      await tab.open(origin + path)
      await untilTrue(`${path} is hydrated`, hydrated)
    },
    sees: async (selector, text) =>
      void (await untilTrue(`${selector} with ${text}`, `${elementOf(selector, text)} !== undefined`)),
    lacks: async (selector, text) =>
      void (await untilTrue(`no ${selector} with ${text}`, `${elementOf(selector, text)} === undefined`)),
    clicks: (selector, name) => clickOn(`${selector} named ${name}`, elementOf(selector, name)),
    reads: (selector, text) =>
      until(`${selector} with ${text}`, async () => {
        const found = await look(`${elementOf(selector, text)}?.textContent`)
        return typeof found === "string" ? found.trim() : undefined
      }),
    isAt: async (address) =>
      void (await untilTrue(`the address ${address}`, `${address}.test(location.href)`)),
    tabsTo: async (selector, name) => {
      for (let presses = 0; presses < maxTabs; presses++) {
        await tab.press("Tab")
        if ((await look(`${elementOf(`:is(${selector}):focus`, name)} !== undefined`)) === true) return
      }
      throw new Error(`Tab did not reach ${selector} named ${name} within ${maxTabs} presses.`)
    },
    pressesEnter: () => tab.press("Enter"),
    writes: async (label, text, submits = false) => {
      const field = elementOf("input, textarea, select", label)
      await clickOn(`a field named ${label}`, field)
      await tab.evaluate(`${field}.select()`)
      await tab.type(text, submits)
    },
    keeps: async (path) =>
      void (await untilTrue(
        `the kept page ${path}`,
        `caches.match(${JSON.stringify(path)}).then((page) => page !== undefined)`,
      )),
    losesNetwork: line.close,
    opensKept: (path) => tab.open(origin + path),
    complaints: async () => readComplaints(await tab.evaluate(takeComplaints)),
  }
}
