import { nextTask } from "./nextTask.ts"

/** State that the document's inline script shares with the page's modules. */
interface Boot {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (path: string) => string },
    ): { createScriptURL(path: string): string }
  }
  /** Functions that repeat the clicks and inputs made before hydration, in order. */
  heimwerkEarlyClicks?: Array<() => void>
  /** Preloads the next script of the runtime and returns its URL; `undefined` when none is left. */
  heimwerkPreloadRuntime?: () => string | undefined
}

/**
 * Loads the page's scripts after the load event, because earlier they compete with the main image on a slow
 * connection (performance, storefronts). A pointer or key press loads them at once; without the load event, a
 * timer loads them after 4 s. A script that fails to load is requested again after 5 s. Enables the buttons that
 * need JavaScript. Until hydration, records changed fields and clicks on buttons, except in GET forms with an
 * `action`. The server inlines this function as text into the document, so it must not use other modules.
 *
 * Also adds a second content security policy with a new nonce, so that the document is the same for all
 * visitors. Scripts of third parties run only with this nonce. Their loaders read the nonce from the element of
 * this script, and use it only with the visitor's consent (ADR 0082).
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
  if (policy !== "") {
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))))
    const meta = document.createElement("meta")
    meta.httpEquiv = "Content-Security-Policy"
    meta.content = `${policy} 'nonce-${nonce}'`
    document.head.append(meta)
    // The nonce is a property, which only scripts can read. The empty attribute lets loaders find the element.
    document.currentScript?.setAttribute("nonce", "")
    Object.assign(document.currentScript ?? {}, { nonce })
  }
  const earlyClicks: Array<() => void> = []
  const page: Window & Boot = window
  page.heimwerkEarlyClicks = earlyClicks
  const preload = (href: string) => {
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = href
    document.head.append(link)
  }
  const waiting = [...runtime]
  page.heimwerkPreloadRuntime = () => {
    const script = waiting.shift()
    if (script !== undefined) preload(script)
    return script
  }
  const trusted = page.trustedTypes?.createPolicy("heimwerk-boot", { createScriptURL: (path) => path })
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
    modules.forEach(preload)
    // Each script is evaluated in a task of its own, because one task for all scripts blocks a slow
    // processor.
    for (const script of [...modules, entry]) {
      await load(script)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-script]")) button.disabled = false
  const submitters = new Set<Element>()
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    // A GET form works without scripts. After hydration the buttons have their own handlers.
    const isLink = button?.form?.method === "get" && button.form.hasAttribute("action")
    if (page.heimwerkEarlyClicks === undefined || button === null || isLink) return
    event.preventDefault()
    // A form is submitted once, however often its button was clicked.
    if (submitters.has(button)) return
    if (button.type === "submit") submitters.add(button)
    // `base.css` shows the waiting button paler and with a progress cursor.
    button.dataset["early"] = ""
    earlyClicks.push(() => {
      delete button.dataset["early"]
      if (button.isConnected) button.click()
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
      // React gives a hydrated field a property of its own. The field's handlers then receive the event, so
      // it is not recorded.
      if (Object.hasOwn(field, isBox ? "checked" : "value")) return
      earlyClicks.push(() => {
        if (field.isConnected) repeatInput(field)
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
 * Preloads all scripts of the runtime, then evaluates them. Each step is a task of its own: on a slow
 * processor a request takes some milliseconds, and evaluating a script up to 60 ms.
 */
const loadScripts = async () => {
  const page: Window & Boot = window
  const scripts: Array<string> = []
  for (;;) {
    const script = page.heimwerkPreloadRuntime?.()
    if (script === undefined) break
    scripts.push(script)
    await nextTask()
  }
  for (const script of scripts) {
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

/**
 * Repeats the clicks and inputs made before hydration one after the other, so that each acts on the page that
 * the previous one left.
 *
 * @param hydrated resolves when every button has its handler; until then clicks and inputs are recorded
 */
export const repeatEarlyClicks = async (hydrated: () => Promise<unknown>): Promise<void> => {
  const page: Window & Boot = window
  await hydrated()
  const earlyClicks = page.heimwerkEarlyClicks ?? []
  delete page.heimwerkEarlyClicks
  for (const repeat of earlyClicks) {
    repeat()
    await nextTask()
  }
}
