import { nextTask } from "./nextTask.ts"

/** A click on a button, or a change of a field, made before hydration. */
interface EarlyClick {
  /** Whether React has hydrated the element, so that its handlers receive the repeated event. */
  readonly isHydrated: () => boolean
  readonly repeat: () => void
}

/** State that the document's inline script shares with the page's modules. */
interface Boot {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        readonly createScriptURL: (path: string) => string
        readonly createScript: (text: string) => string
      },
    ): { createScriptURL(path: string): string; createScript(text: string): string }
  }
  /** The clicks and inputs made before hydration, in order. `undefined` when the whole page is hydrated. */
  heimwerkEarlyClicks?: Array<EarlyClick>
  /** Preloads the next script of the runtime and returns its URL; `undefined` when none is left. */
  heimwerkPreloadRuntime?: () => string | undefined
  /**
   * Adds speculation rules, by which the browser loads pages ahead of a click. The content security policy
   * allows only the rules that the server has written into the document.
   */
  heimwerkSpeculate?: (rules: string) => void
}

/**
 * Loads the page's scripts after the load event. Earlier, they would compete with the main image on a slow
 * connection (performance, storefronts). A pointer or key press loads them at once. If no load event comes, a
 * timer loads them after 4 s. A script that fails to load is requested again after 5 s. Enables the buttons
 * that need JavaScript. Until React has hydrated a button or a field, records its clicks or changes; buttons
 * of GET forms with an `action` are excepted. The server inlines this function as text into the document, so
 * it must not use other modules.
 *
 * Also adds a second content security policy with a new nonce, so that the document is the same for all
 * visitors. Scripts of third parties run only with this nonce. Their loaders read the nonce from the element
 * of this script, and use it only with the visitor's consent (ADR 0082).
 *
 * @param policy the second policy, without the nonce; empty in development, where pages have no policy
 * @param entry the script that hydrates the page
 * @param modules the entry's imports, each after its own imports
 * @param runtime scripts of the runtime, each after its own imports
 */
export const boot = (
  policy: string,
  entry: string,
  modules: ReadonlyArray<string>,
  runtime: ReadonlyArray<string>,
): void => {
  let nonce = ""
  if (policy !== "") {
    nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    const meta = document.createElement("meta")
    meta.httpEquiv = "Content-Security-Policy"
    meta.content = `${policy} 'nonce-${nonce}'`
    document.head.append(meta)
    // The nonce is a property, which only scripts can read. The empty attribute lets loaders find the element.
    document.currentScript?.setAttribute("nonce", "")
    Object.assign(document.currentScript ?? {}, { nonce })
  }
  const earlyClicks: Array<EarlyClick> = []
  const page: Window & Boot = window
  page.heimwerkEarlyClicks = earlyClicks
  const preload = (href: string, priority: "auto" | "low") => {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.fetchPriority = priority
    link.href = href
    document.head.append(link)
  }
  const waiting = [...runtime]
  page.heimwerkPreloadRuntime = () => {
    const script = waiting.shift()
    if (script !== undefined) preload(script, "low")
    return script
  }
  const trusted = page.trustedTypes?.createPolicy("heimwerk-boot", {
    createScriptURL: (path) => path,
    createScript: (text) => text,
  })
  page.heimwerkSpeculate = (rules) => {
    const script = document.createElement("script")
    script.type = "speculationrules"
    script.nonce = nonce
    script.textContent = trusted?.createScript(rules) ?? rules
    document.head.append(script)
  }
  // The policy allows this script by its hash, and script elements that this script adds. It refuses `import()`
  // in this script, because the parser has inserted this script (CSP 3, `strict-dynamic`).
  const load = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const script = document.createElement("script")
      script.type = "module"
      script.src = trusted?.createScriptURL(path) ?? path
      script.addEventListener("load", () => resolve())
      script.addEventListener("error", () => {
        script.remove()
        setTimeout(() => void load(path).then(resolve), 5000)
      })
      document.head.append(script)
    })
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    // A page that the browser prepares ahead of a click runs no scripts, because the visitor may never open it. They
    // start after the first paint of the opened page.
    if ("prerendering" in document && document.prerendering === true) {
      await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    const scripts = [...modules, entry]
    for (const script of scripts) preload(script, "auto")
    // Each script is evaluated in a task of its own, because one task for all scripts blocks a slow
    // processor.
    for (const script of scripts) {
      await load(script)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-script]")) button.disabled = false
  // React adds properties whose names begin with `__react` to each hydrated element.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"))
  const submitters = new Set<Element>()
  let isRepeating = false
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    // A GET form with an `action` works without scripts, so clicks on its buttons are not recorded.
    const isLink = button?.form?.method === "get" && button.form.hasAttribute("action")
    if (page.heimwerkEarlyClicks === undefined || isRepeating || button === null || isLink) return
    // A hydrated button handles its click, unless earlier clicks still wait: clicks take effect in order.
    if (isHydrated(button) && earlyClicks.length === 0) return
    event.preventDefault()
    // React hydrates a clicked part at once if its script has loaded. It would then handle both this click
    // and its repetition.
    event.stopPropagation()
    // A form is submitted once, however often its button was clicked.
    if (submitters.has(button)) return
    if (button.type === "submit") submitters.add(button)
    // `base.css` shows the waiting button paler and with a progress cursor.
    button.dataset["early"] = ""
    earlyClicks.push({
      isHydrated: () => isHydrated(button),
      repeat: () => {
        delete button.dataset["early"]
        submitters.delete(button)
        isRepeating = true
        if (button.isConnected) button.click()
        isRepeating = false
      },
    })
  }
  const fields = new Map<Element, string | boolean>()
  const repeatInput = (field: HTMLInputElement | HTMLSelectElement) => {
    const wanted = fields.get(field)
    if (typeof wanted === "boolean") {
      // React ignores an event without a change, so the property is set to the opposite first.
      Object.assign(field, { checked: !wanted })
      field.click()
    } else if (field instanceof HTMLSelectElement) {
      field.value = wanted ?? ""
      field.dispatchEvent(new Event("change", { bubbles: true }))
    } else if (field.defaultValue !== wanted) {
      const { selectionEnd, selectionStart } = field
      // React ignores an input event if the field has the text that was last set with the field's own setter.
      // So this sets a different text with the field's own setter. It then sets the wanted text with the
      // prototype's setter, which React does not observe.
      field.value = `${wanted}.`
      Reflect.set(HTMLInputElement.prototype, "value", wanted, field)
      if (document.activeElement === field && selectionStart !== null)
        field.setSelectionRange(selectionStart, selectionEnd)
      field.dispatchEvent(new Event("input", { bubbles: true }))
    }
  }
  const recordInput = ({ target: field }: Event) => {
    if (page.heimwerkEarlyClicks === undefined) return
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    const isBox = field.type === "radio" || field.type === "checkbox"
    if (!fields.has(field)) {
      // The handlers of a hydrated field receive the event, so it is not recorded.
      if (isHydrated(field)) return
      earlyClicks.push({
        isHydrated: () => isHydrated(field),
        repeat: () => {
          if (field.isConnected) repeatInput(field)
        },
      })
    }
    fields.set(field, field instanceof HTMLInputElement && isBox ? field.checked : field.value)
  }
  addEventListener("click", record, true)
  addEventListener("input", recordInput, true)
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => void start(), { once: true })
  // In the task of the load event, the browser lays out the page with its font. So the scripts start in the
  // next task.
  addEventListener("load", () => setTimeout(() => void start()), { once: true })
  setTimeout(() => void start(), 4000)
}

/**
 * Adds speculation rules, by which the browser loads pages ahead of a click. The content security policy
 * allows only the rules that the server has written into the document.
 */
export const addSpeculationRules = (rules: string): void => {
  const page: Window & Boot = window
  page.heimwerkSpeculate?.(rules)
}

const preloadScripts = async () => {
  const page: Window & Boot = window
  const scripts: Array<string> = []
  for (;;) {
    const script = page.heimwerkPreloadRuntime?.()
    if (script === undefined) return scripts
    scripts.push(script)
    await nextTask()
  }
}

let preloaded: Promise<ReadonlyArray<string>> | undefined

/**
 * Requests the scripts of the runtime, once for all callers, and evaluates none of them. Each request is a task of its
 * own: on a slow processor it takes some milliseconds. Returns the scripts in their order of evaluation.
 */
export const preloadRuntimeScripts = (): Promise<ReadonlyArray<string>> => (preloaded ??= preloadScripts())

/**
 * Evaluates each script of the runtime in a task of its own: on a slow processor, a script takes up to 60 ms.
 */
const loadScripts = async () => {
  for (const script of await preloadRuntimeScripts()) {
    await import(/* @vite-ignore */ script)
    await nextTask()
  }
}

let runtimeScripts: Promise<void> | undefined

/**
 * Loads the scripts of the runtime, once for all callers. A script that fails here is loaded again when the
 * runtime is imported.
 */
export const loadRuntimeScripts = (): Promise<void> => {
  runtimeScripts ??= loadScripts().catch(() => undefined)
  return runtimeScripts
}

/** Repeats the recorded clicks and inputs in order, up to the first one whose element is not ready. */
const repeatWhile = async (isReady: (click: EarlyClick) => boolean): Promise<void> => {
  const page: Window & Boot = window
  for (;;) {
    const [next] = page.heimwerkEarlyClicks ?? []
    if (next === undefined || !isReady(next)) return
    page.heimwerkEarlyClicks?.shift()
    next.repeat()
    await nextTask()
  }
}

let repeating: Promise<void> = Promise.resolve()

/**
 * Repeats the clicks and inputs made before hydration one after the other, so that each acts on the page that
 * the previous one left. Stops at the first one whose element is not hydrated yet, so call this after the hydration of
 * each part of the page.
 */
export const repeatEarlyClicks = (): Promise<void> => {
  repeating = repeating.then(() => repeatWhile(({ isHydrated }) => isHydrated()))
  return repeating
}

/** Repeats all remaining clicks and inputs, and ends the recording. Call this when the whole page is hydrated. */
export const endEarlyClicks = async (): Promise<void> => {
  await repeatEarlyClicks()
  await repeatWhile(() => true)
  const page: Window & Boot = window
  delete page.heimwerkEarlyClicks
}
