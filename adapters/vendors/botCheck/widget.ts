import { BotCheckError, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import { loadScript } from "../../browser/loadScript.ts"
import { allowScripts, trustedAddress } from "../../browser/services/scriptPolicy.ts"

/** Options of every vendor's widget. */
export interface WidgetOptions {
  /** The shop's public key at the vendor. */
  readonly siteKey: string
  /**
   * Returns the element that will contain the widget. Called when the widget is shown. By default this is
   * the place that the form reserves.
   */
  readonly place?: (form: CheckedForm) => HTMLElement
}

/** Callbacks for the outcome of a widget. */
export interface WidgetEvents {
  readonly solved: (token: string) => void
  readonly failed: (cause: unknown) => void
}

/** The vendor of a widget, with the public interface of its script. */
interface Vendor<Api> {
  readonly script: string
  /** Returns the interface that the script has defined in the page, if it is usable. */
  readonly inPage: () => Api | undefined
  /** Error message, for developers, if the script defined no usable interface. */
  readonly missing: string
  /** Shows the widget and returns a function that removes it. */
  readonly show: (api: Api, place: HTMLElement, form: CheckedForm, events: WidgetEvents) => () => void
}

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })

/**
 * Returns the open modal, because nothing outside of it can be used. Without a modal, returns the body of
 * the page.
 */
const anywhere = (): HTMLElement =>
  document.querySelector<HTMLElement>("dialog[open], [role=dialog]") ?? document.body

/**
 * Finds the place that the form reserves for the widget. The header and the page can show a login form at the
 * same time. The form that has focus gets the widget, otherwise the first one. Without such a place, the
 * widget appears in the open modal or at the end of the page.
 */
const markedPlace = (form: CheckedForm): HTMLElement => {
  const login = '[data-bot-check="login"]'
  const marks = form === "login" ? login : `[data-bot-check]:not(${login})`
  const marked = [...document.querySelectorAll<HTMLElement>(marks)]
  const isUsed = (place: HTMLElement) => place.closest("form")?.contains(document.activeElement) === true
  return marked.find(isUsed) ?? marked[0] ?? anywhere()
}

/**
 * A bot check with a vendor's widget. The first request loads the script. The widget is removed when it is
 * solved, when it fails, or when the caller is interrupted. After a failed load the next request loads the
 * script again.
 */
export const makeWidgetCheck = <Api>(vendor: Vendor<Api>, { place = markedPlace }: WidgetOptions) => {
  allowScripts([vendor.script])
  const turn = Semaphore.makeUnsafe(1)

  const load = Effect.gen(function* () {
    const there = vendor.inPage()
    if (there !== undefined) return there
    yield* Effect.mapError(loadScript(trustedAddress(vendor.script)), () =>
      unavailable(new Error(vendor.missing)),
    )
    const api = vendor.inPage()
    return api === undefined ? yield* unavailable(new Error(vendor.missing)) : api
  })

  /**
   * Shows the widget while a caller waits for the token. Removes it in any case, also on an error or
   * interruption.
   */
  const ask = (api: Api, form: CheckedForm) =>
    Effect.scoped(
      Effect.gen(function* () {
        const answer = yield* Deferred.make<string, BotCheckError>()
        const element = yield* Effect.acquireRelease(
          Effect.sync(() => {
            const box = document.createElement("div")
            place(form).append(box)
            return box
          }),
          (box) => Effect.sync(() => box.remove()),
        )
        yield* Effect.acquireRelease(
          Effect.try({
            try: () =>
              vendor.show(api, element, form, {
                solved: (token) => Deferred.doneUnsafe(answer, Effect.succeed(token)),
                failed: (cause) =>
                  Deferred.doneUnsafe(answer, Effect.fail(new BotCheckError({ reason: "NotSolved", cause }))),
              }),
            catch: unavailable,
          }),
          (remove) => Effect.sync(remove),
        )
        return yield* Deferred.await(answer)
      }),
    )

  return (form: CheckedForm): Effect.Effect<string, BotCheckError> =>
    turn.withPermit(Effect.flatMap(load, (api) => ask(api, form)))
}
