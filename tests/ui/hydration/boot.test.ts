// @vitest-environment happy-dom
import { afterEach, assert, beforeAll, beforeEach, describe, it, vi } from "vitest"

import {
  addSpeculationRules,
  boot,
  endEarlyClicks,
  loadRuntimeScripts,
  preloadRuntimeScripts,
  repeatEarlyClicks,
} from "@heimwerk/ui/hydration/boot.ts"
import { nextTask } from "@heimwerk/ui/hydration/nextTask.ts"

const evaluated: Array<string> = []
const moduleOf = (name: string) => `data:text/javascript,globalThis.evaluated.push("${name}")`
const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href)

// happy-dom runs no scripts. With this setting it dispatches a load event for each script element.
beforeAll(() => {
  Object.assign(Reflect.get(window, "happyDOM").settings, { handleDisabledFileLoadingAsSuccess: true })
})

const listeners: Array<() => void> = []

beforeEach(() => {
  document.head.innerHTML = ""
  document.body.innerHTML = `<button>Kaufen</button><form action="/s"><button id="search">Suchen</button></form>`
  evaluated.length = 0
  vi.stubGlobal("evaluated", evaluated)
  const add = window.addEventListener.bind(window)
  vi.stubGlobal("addEventListener", (...listener: Parameters<typeof window.addEventListener>) => {
    add(...listener)
    listeners.push(() => window.removeEventListener(...listener))
  })
})
afterEach(() => {
  // Removes the listeners, because each test simulates a new page.
  for (const remove of listeners.splice(0)) remove()
  vi.unstubAllGlobals()
})

describe("boot", () => {
  it("each load of a page adds a content security policy for third-party scripts with a new nonce of 144 bits", () => {
    const policies = Array.from({ length: 10 }, () => {
      document.head.innerHTML = ""
      boot("script-src 'self'", moduleOf("entry"), [], [])
      return document.head.querySelector("meta")?.content ?? ""
    })
    for (const policy of policies) assert.match(policy, /^script-src 'self' 'nonce-[A-Za-z0-9+/]{24}'$/u)
    assert.strictEqual(new Set(policies).size, 10)
  })

  it("the page requests the scripts of the runtime without running them, and then runs each script once and in order", async () => {
    boot("script-src 'self'", moduleOf("entry"), [], [moduleOf("effect"), moduleOf("runtime")])
    assert.deepStrictEqual(preloads(), [])
    await preloadRuntimeScripts()
    assert.deepStrictEqual(preloads(), [moduleOf("effect"), moduleOf("runtime")])
    assert.deepStrictEqual(evaluated, [])
    await Promise.all([loadRuntimeScripts(), loadRuntimeScripts()])
    assert.deepStrictEqual(evaluated, ["effect", "runtime"])
    assert.deepStrictEqual(preloads(), [moduleOf("effect"), moduleOf("runtime")])
  })

  it("the page requests its scripts one task after the load event, so that the browser can lay out the page first", async () => {
    boot("script-src 'self'", moduleOf("entry"), [moduleOf("always")], [])
    dispatchEvent(new Event("load"))
    assert.deepStrictEqual(preloads(), [])
    await nextTask()
    assert.deepStrictEqual(preloads(), ["always", "entry"].map(moduleOf))
  })

  it("a page that the browser prerenders requests its scripts only when the visitor opens it", async () => {
    Object.assign(document, { prerendering: true })
    boot("script-src 'self'", moduleOf("entry of a prerendered page"), [], [])
    dispatchEvent(new Event("load"))
    await nextTask()
    await nextTask()
    assert.deepStrictEqual(preloads(), [])
    Reflect.deleteProperty(document, "prerendering")
    document.dispatchEvent(new Event("prerenderingchange"))
    await vi.waitFor(() => assert.deepStrictEqual(preloads(), [moduleOf("entry of a prerendered page")]))
  })

  it("the page adds speculation rules with the nonce of its second policy", () => {
    boot("script-src 'self'", moduleOf("entry"), [], [])
    addSpeculationRules("{}")
    const rules = document.head.querySelector<HTMLScriptElement>("script[type=speculationrules]")
    const policy = document.head.querySelector("meta")?.content ?? ""
    assert.strictEqual(rules?.textContent, "{}")
    assert.include(policy, `'nonce-${rules?.nonce}'`)
  })

  it("a click on a button before hydration is repeated after hydration, but not if the form of the button has an 'action' and works without scripts", async () => {
    boot("script-src 'self'", moduleOf("late entry"), [], [])
    const clicked: Array<string> = []
    const [buy, search] = document.querySelectorAll("button")
    buy?.click()
    search?.click()
    for (const button of [buy, search])
      button?.addEventListener("click", () => clicked.push(button.textContent))
    await endEarlyClicks()
    assert.deepStrictEqual(clicked, ["Kaufen"])
  })

  it("each early click is repeated as soon as its button is hydrated and all earlier clicks are repeated, even if another part of the page is not hydrated yet", async () => {
    document.body.innerHTML = "<button>Merken</button><button>Kaufen</button>"
    boot("script-src 'self'", moduleOf("entry of two parts"), [], [])
    const clicked: Array<string> = []
    const hydrate = (button: Element) => {
      Object.assign(button, { __reactProps$1: {} })
      button.addEventListener("click", () => clicked.push(button.textContent))
    }
    const [keep, buy] = document.querySelectorAll("button")
    if (keep === undefined || buy === undefined) return assert.fail("The page has no buttons.")
    hydrate(buy)
    buy.click()
    assert.deepStrictEqual(clicked, ["Kaufen"], "React handles the click of a hydrated button")
    keep.click()
    buy.click()
    await repeatEarlyClicks()
    assert.deepStrictEqual(clicked, ["Kaufen"], "the later click waits for the earlier one")
    hydrate(keep)
    await repeatEarlyClicks()
    assert.deepStrictEqual(clicked, ["Kaufen", "Merken", "Kaufen"])
    await endEarlyClicks()
    assert.deepStrictEqual(clicked, ["Kaufen", "Merken", "Kaufen"])
  })

  it("React receives the newest text of a field in which the visitor types before and after the field is hydrated", async () => {
    document.body.innerHTML = `<input id="text"><input id="box" type="checkbox">`
    boot("script-src 'self'", moduleOf("entry of a form"), [], [])
    const [text, box] = document.querySelectorAll("input")
    if (text === undefined || box === undefined) return assert.fail("The page has no fields.")
    const enter = (typed: string) => {
      text.value = typed
      text.dispatchEvent(new Event("input", { bubbles: true }))
    }
    enter("A")
    box.click()
    // Simulates React, which records the text that is set by the field's own setter.
    let known = "A"
    Object.defineProperty(text, "value", {
      configurable: true,
      get: () => Reflect.get(HTMLInputElement.prototype, "value", text),
      set: (next: string) => {
        known = next
        Reflect.set(HTMLInputElement.prototype, "value", next, text)
      },
    })
    Reflect.set(HTMLInputElement.prototype, "value", "AB", text)
    text.dispatchEvent(new Event("input", { bubbles: true }))
    const heard: Array<string> = []
    text.addEventListener("input", () => heard.push(`${known !== text.value} ${text.value}`))
    box.addEventListener("click", () => heard.push(String(box.checked)))
    await endEarlyClicks()
    assert.deepStrictEqual(heard, ["true AB", "true"])
  })
})
