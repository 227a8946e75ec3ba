import type { Browser, BrowserContext, CDPSession } from "playwright-core"

/**
 * A page to which no debugger of scripts is attached, as in a visitor's browser. Playwright attaches one to each of
 * its pages. V8 then computes the positions of all functions of a script when the script first runs, which takes a
 * slow processor 50 to 90 ms, and keeps more in memory.
 */
export interface BarePage {
  /** Sends a command of the DevTools protocol. `Runtime.enable` and `Debugger.enable` would attach a debugger. */
  readonly send: CDPSession["send"]
  /** Opens an address and waits until it has loaded and the network is idle. */
  readonly open: (address: string) => Promise<void>
  /** Waits until the document that the page shows or opens has loaded and the network is idle. */
  readonly idle: () => Promise<void>
  /** Runs a function in the page. It must not use values from outside except its argument. */
  readonly evaluate: <Argument, A>(work: (argument: Argument) => A, argument: Argument) => Promise<A>
  /** Moves the mouse pointer to the first visible element with a selector and a part of its text, and returns its place. */
  readonly pointAt: (target: Target) => Promise<Place>
  readonly close: () => Promise<void>
}

/** An element of a page: a selector, and a part of the element's text. */
export interface Target {
  readonly selector: string
  readonly text: string
}

/** A point in the window, in CSS pixels. */
interface Place {
  readonly x: number
  readonly y: number
}

/** A message of the DevTools protocol: the answer to a command, or an event. */
interface Message {
  readonly id?: number
  readonly result: never
  readonly error?: { readonly message: string }
  readonly method?: string
  readonly params?: { readonly name?: string }
}

/** The size of the window, in CSS pixels. */
const telephoneWindow = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false }

/** How long the page may wait for an element, and how often it looks for it, in ms. */
const [maxWaitMillis, lookMillis] = [20_000, 250]

const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis))

const placeOf = ({ selector, text }: Target): Place | undefined => {
  const element = [...document.querySelectorAll(selector)].find(
    (found) => found.checkVisibility() && found.textContent.includes(text),
  )
  if (element === undefined) return undefined
  element.scrollIntoView({ block: "center", behavior: "instant" })
  const { height, width, x, y } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Opens an empty page in a browser context of its own, with the cookies of a Playwright context.
 *
 * @param script the source text of a script that runs at the start of each document
 */
export const openBarePage = async (
  browser: Browser,
  visitor: BrowserContext,
  script?: string,
): Promise<BarePage> => {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send("Target.createBrowserContext", {})
  const cookies = (await visitor.cookies()).map(({ domain, httpOnly, name, path, secure, value }) => ({
    domain,
    httpOnly,
    name,
    path,
    secure,
    value,
  }))
  await session.send("Storage.setCookies", { browserContextId, cookies })
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId })
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false })

  const answers = new Map<number, (message: Message) => void>()
  let lifecycle: Array<string> = []
  session.on("Target.receivedMessageFromTarget", (received) => {
    if (received.sessionId !== sessionId) return
    const message: Message = JSON.parse(received.message)
    if (message.id !== undefined) answers.get(message.id)?.(message)
    if (message.method !== "Page.lifecycleEvent" || message.params?.name === undefined) return
    if (message.params.name === "init") lifecycle = []
    lifecycle.push(message.params.name)
  })
  let sent = 0
  const send: CDPSession["send"] = (method, params) =>
    new Promise((resolve, reject) => {
      const id = (sent += 1)
      answers.set(id, ({ error, result }) => {
        answers.delete(id)
        if (error === undefined) resolve(result)
        else reject(new Error(`${method}: ${error.message}`))
      })
      const message = JSON.stringify({ id, method, params: params ?? {} })
      session.send("Target.sendMessageToTarget", { sessionId, message }).catch(reject)
    })

  const evaluate: BarePage["evaluate"] = async (work, argument) => {
    const expression = `(${work.toString()})(${JSON.stringify(argument) ?? ""})`
    const { exceptionDetails, result } = await send("Runtime.evaluate", { expression, returnByValue: true })
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? expression)
    return result.value
  }
  const until = async <A>(look: () => Promise<A | undefined> | A | undefined, what: string): Promise<A> => {
    const end = performance.now() + maxWaitMillis
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      if (performance.now() > end) throw new Error(`After ${maxWaitMillis} ms: ${what}`)
      await pause(lookMillis)
    }
  }
  const isIdle = () => lifecycle.includes("load") && lifecycle.includes("networkIdle")
  const idle = async () => void (await until(() => isIdle() || undefined, "the network is not idle"))

  await send("Page.enable")
  await send("Page.setLifecycleEventsEnabled", { enabled: true })
  await send("Emulation.setDeviceMetricsOverride", telephoneWindow)
  if (script !== undefined) await send("Page.addScriptToEvaluateOnNewDocument", { source: script })
  return {
    send,
    evaluate,
    idle,
    open: async (address) => {
      lifecycle = []
      const { errorText } = await send("Page.navigate", { url: address })
      if (errorText !== undefined) throw new Error(`${address}: ${errorText}`)
      await idle()
    },
    pointAt: async (target) => {
      const place = await until(() => evaluate(placeOf, target), `no element ${JSON.stringify(target)}`)
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place })
      return place
    },
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId })
      await session.detach()
    },
  }
}

/**
 * Times of a simulated human click, in ms: the pause before the button is pressed, and how long it is held
 * down.
 */
const [reachMillis, pressMillis] = [400, 80]

/**
 * Clicks as a human does: the pointer rests on the element, so that scripts that load on the first sign of use start
 * to load, and the button is held down.
 */
export const clickAsHuman = async (page: BarePage, target: Target): Promise<void> => {
  const button = { ...(await page.pointAt(target)), button: "left", clickCount: 1 } as const
  await pause(reachMillis)
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button })
  await pause(pressMillis)
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button })
}
