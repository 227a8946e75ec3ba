// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import * as BotCheckRecaptcha from "@heimwerk/adapters/vendors/recaptcha/BotCheckRecaptcha.ts"
import * as BotCheckTurnstile from "@heimwerk/adapters/vendors/turnstile/BotCheckTurnstile.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

/**
 * Replaces the page's head. Scripts in it are not requested; each test triggers their load or error event.
 */
const head = document.createElement("div")
const scripts = () => [...head.querySelectorAll("script")]

interface Options {
  readonly sitekey: string
  readonly action?: string
  readonly callback: (token: string) => void
  readonly "error-callback": (code: string) => unknown
  readonly "expired-callback": () => void
}

/** Calls that the simulated interfaces of both vendors received. These interfaces show nothing. */
const rendered: Array<{ readonly element: HTMLElement; readonly options: Options }> = []
const removed: Array<unknown> = []
const waiting: Array<() => void> = []
const render = (element: HTMLElement, options: Options) => {
  rendered.push({ element, options })
  return rendered.length
}
const vendors = {
  turnstile: {
    layer: BotCheckTurnstile.layer,
    missing: "Failed to load Turnstile.",
    script: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
    global: "turnstile",
    api: {
      render: (element: HTMLElement, options: Options) => `id-${render(element, options)}`,
      remove: (id: string) => removed.push(id),
    },
    id: "id-1",
  },
  recaptcha: {
    layer: BotCheckRecaptcha.layer,
    missing: "Failed to load reCAPTCHA.",
    script: "https://www.google.com/recaptcha/api.js?render=explicit&hl=de&trustedtypes=true",
    global: "grecaptcha",
    api: {
      ready: (then: () => void) => waiting.push(then),
      render,
      /** Throws for a widget that is no longer in the page, as reCAPTCHA does. */
      reset: (id: number) => {
        removed.push(id)
        if (rendered[id - 1]?.element.isConnected === false) throw new Error("The widget is gone.")
      },
    },
    id: 1,
  },
} as const

beforeEach(() => {
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => head.append(...nodes))
  document.body.innerHTML = "<div data-bot-check></div>"
})

afterEach(() => {
  vi.restoreAllMocks()
  head.replaceChildren()
  for (const list of [rendered, removed, waiting]) list.length = 0
  Reflect.deleteProperty(globalThis, "turnstile")
  Reflect.deleteProperty(globalThis, "grecaptcha")
})

for (const name of ["turnstile", "recaptcha"] as const) {
  const vendor = vendors[name]
  const check = Effect.map(Layer.build(vendor.layer({ siteKey: "shop-key" })), (built) =>
    BotCheck.useSync((bots) => bots).pipe(Effect.provide(built)),
  ).pipe(Effect.flatten)
  const arrive = () => {
    Reflect.set(globalThis, vendor.global, vendor.api)
    scripts()[0]?.dispatchEvent(new Event("load"))
  }
  const asking = Effect.fnUntraced(function* (bots: BotCheck["Service"]) {
    return yield* Effect.forkChild(bots.token("craftsman"), { startImmediately: true })
  })
  const shown = Effect.suspend(() => {
    for (const then of waiting.splice(0)) then()
    return rendered.length > 0 ? Effect.void : Effect.fail("Not yet." as const)
  }).pipe(
    Effect.tapError(() => Effect.yieldNow),
    Effect.eventually,
  )

  describe(`the bot check widget of ${name}`, () => {
    it.effect(
      "the bot check widget is loaded at the first request, shown in the place that the form reserves, and removed when it is solved",
      () =>
        Effect.gen(function* () {
          const bots = yield* check
          assert.lengthOf(scripts(), 0)
          const fiber = yield* asking(bots)
          assert.deepStrictEqual(
            scripts().map(({ src }) => src),
            [vendor.script],
          )
          arrive()
          yield* shown
          const [widget] = rendered
          assert.strictEqual(widget?.element.parentElement, document.querySelector("[data-bot-check]"))
          assert.strictEqual(widget?.options.sitekey, "shop-key")
          if (name === "turnstile") assert.strictEqual(widget?.options.action, "craftsman")
          widget?.options.callback("solved")
          assert.strictEqual(yield* Fiber.join(fiber), "solved")
          assert.deepStrictEqual(removed, [vendor.id])
          assert.strictEqual(document.querySelector("[data-bot-check]")?.childElementCount, 0)
        }),
    )

    it.effect(
      "the bot check widget of a login is shown in the focused login form, and the widget of another form is shown in no login form",
      () =>
        Effect.gen(function* () {
          Reflect.set(globalThis, vendor.global, vendor.api)
          document.body.innerHTML = `<div data-bot-check="true"></div>
          <form id="header"><input><div data-bot-check="login"></div></form>
          <form id="page"><input><div data-bot-check="login"></div></form>`
          document.querySelector<HTMLInputElement>("#page input")?.focus()
          const bots = yield* check
          const fiber = yield* Effect.forkChild(bots.token("login"), { startImmediately: true })
          yield* shown
          assert.strictEqual(rendered[0]?.element.closest("form")?.id, "page")
          rendered[0]?.options.callback("solved")
          yield* Fiber.join(fiber)
          const other = yield* asking(bots)
          yield* shown
          assert.isNull(rendered.at(-1)?.element.closest("form"))
          rendered.at(-1)?.options.callback("solved")
          yield* Fiber.join(other)
        }),
    )

    it.effect(
      `the bot check fails with '${vendor.missing}' as the cause when its script fails to load, and the next request loads the script again`,
      () =>
        Effect.gen(function* () {
          const bots = yield* check
          const first = yield* asking(bots)
          scripts()[0]?.dispatchEvent(new Event("error"))
          const error = yield* Effect.flip(Fiber.join(first))
          assert.strictEqual(error.reason, "Unavailable")
          assert.strictEqual(String(error.cause), `Error: ${vendor.missing}`)
          const second = yield* asking(bots)
          arrive()
          yield* shown
          rendered[0]?.options.callback("later")
          assert.strictEqual(yield* Fiber.join(second), "later")
        }),
    )

    it.effect("the bot check fails when the vendor's script does not define its interface in the page", () =>
      Effect.gen(function* () {
        const fiber = yield* asking(yield* check)
        scripts()[0]?.dispatchEvent(new Event("load"))
        const error = yield* Effect.flip(Fiber.join(fiber))
        assert.strictEqual(String(error.cause), `Error: ${vendor.missing}`)
      }),
    )

    it.effect(
      "the bot check fails with NotSolved and removes its widget when the widget expires or reports an error",
      () =>
        Effect.gen(function* () {
          Reflect.set(globalThis, vendor.global, vendor.api)
          const bots = yield* check
          for (const end of ["expired-callback", "error-callback"] as const) {
            const fiber = yield* asking(bots)
            yield* shown
            rendered.pop()?.options[end]("300030")
            assert.strictEqual((yield* Effect.flip(Fiber.join(fiber))).reason, "NotSolved")
          }
          assert.lengthOf(scripts(), 0)
          assert.lengthOf(removed, 2)
        }),
    )

    it.effect("the bot check removes its widget when the request for a token is interrupted", () =>
      Effect.gen(function* () {
        Reflect.set(globalThis, vendor.global, vendor.api)
        const fiber = yield* asking(yield* check)
        yield* shown
        yield* Fiber.interrupt(fiber)
        assert.lengthOf(removed, 1)
        assert.strictEqual(document.querySelector("[data-bot-check]")?.childElementCount, 0)
      }),
    )

    it.effect(
      "the bot check fails with NotSolved when the visitor leaves the form, and the next request shows a new widget",
      () =>
        Effect.gen(function* () {
          Reflect.set(globalThis, vendor.global, vendor.api)
          const bots = yield* check
          const left = yield* asking(bots)
          yield* shown
          document.body.innerHTML = "<main><div data-bot-check></div></main>"
          assert.strictEqual((yield* Effect.flip(Fiber.join(left))).reason, "NotSolved")
          assert.lengthOf(removed, 1)
          rendered.length = 0
          const second = yield* asking(bots)
          yield* shown
          assert.isTrue(rendered[0]?.element.isConnected)
          rendered[0]?.options.callback("solved")
          assert.strictEqual(yield* Fiber.join(second), "solved")
        }),
    )

    it.effect(
      "the bot check fails with NotSolved and shows no widget when the visitor leaves the form while the script loads",
      () =>
        Effect.gen(function* () {
          const fiber = yield* asking(yield* check)
          document.body.innerHTML = "<main></main>"
          arrive()
          assert.strictEqual((yield* Effect.flip(Fiber.join(fiber))).reason, "NotSolved")
          assert.lengthOf(rendered, 0)
          assert.strictEqual(document.body.innerHTML, "<main></main>")
        }),
    )

    it.effect(
      "the bot check fails when its script does not load within 10 seconds, and the next request waits for the same script",
      () =>
        Effect.gen(function* () {
          const bots = yield* check
          const first = yield* asking(bots)
          yield* TestClock.adjust("10 seconds")
          assert.strictEqual((yield* Effect.flip(Fiber.join(first))).reason, "Unavailable")
          const second = yield* asking(bots)
          assert.lengthOf(scripts(), 1)
          arrive()
          yield* shown
          rendered[0]?.options.callback("late")
          assert.strictEqual(yield* Fiber.join(second), "late")
        }),
    )
  })
}
