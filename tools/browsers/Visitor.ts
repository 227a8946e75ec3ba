import { setTimeout as wait } from "node:timers/promises"

import { Schema } from "effect"

import type { Tab } from "./Tab.ts"

/** Time limit of one step, in ms. */
const timeout = 30_000

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
  /** Replaces the text of the first field with a matching label or placeholder, and presses Enter if `submits`. */
  readonly writes: (label: RegExp, text: string, submits?: boolean) => Promise<void>
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

/** Expression that is true when the page is loaded and React handles its events. */
const hydrated = '(!("heimwerkEarlyClicks" in window) && document.readyState === "complete")'

/** Expression for the labels, the placeholder and the text of an element `e`. */
const namesOf = `[e.getAttribute("aria-label"), e.labels?.[0]?.textContent, e.getAttribute("placeholder"),
  e.textContent].map((name) => (name ?? "").trim())`

/**
 * Expression for the first visible, enabled element that a selector finds and whose text, label or
 * placeholder matches.
 */
const elementOf = (selector: string, name: RegExp) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) =>
    e.checkVisibility() && !e.disabled && ${namesOf}.some((name) => ${name}.test(name)))`

/**
 * Expression that scrolls an element into view. Its value is the middle of the element's first line if a mouse
 * reaches the element there, otherwise null.
 */
const placeOf = (element: string) => `(() => {
  const e = ${hydrated} ? ${element} : undefined
  e?.scrollIntoView({ block: "center", behavior: "instant" })
  const rect = e?.getClientRects()[0]
  if (rect === undefined) return null
  const x = Math.round(rect.left + rect.width / 2)
  const y = Math.round(rect.top + rect.height / 2)
  return e.contains(document.elementFromPoint(x, y)) ? { x, y } : null
})()`

/** Expression for the recorded errors. The session storage keeps them when the browser loads another document. */
const complaints = 'JSON.parse(sessionStorage.getItem("journeyComplaints") ?? "[]")'

/** Expression that starts to record the errors of the document, if no recording runs yet. */
const recordComplaints = `(() => {
  if (window.recordsJourneyComplaints) return
  window.recordsJourneyComplaints = true
  const record = (complaint) =>
    sessionStorage.setItem("journeyComplaints", JSON.stringify([...${complaints}, complaint]))
  addEventListener("error", ({ message }) => record(message))
  addEventListener("unhandledrejection", ({ reason }) => record(String(reason)))
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    record(effectiveDirective + " " + blockedURI))
})()`

/** Expression that returns the recorded errors and forgets them. */
const takeComplaints = `(() => {
  const taken = ${complaints}
  sessionStorage.removeItem("journeyComplaints")
  return taken
})()`

/** Makes a visitor of the shop at `origin`. */
export const visitorOf = (tab: Tab, origin: string): Visitor => {
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
    writes: async (label, text, submits = false) => {
      const field = elementOf("input, textarea, select", label)
      await clickOn(`a field named ${label}`, field)
      await tab.evaluate(`${field}.select()`)
      await tab.type(text, submits)
    },
    complaints: async () => readComplaints(await tab.evaluate(takeComplaints)),
  }
}
