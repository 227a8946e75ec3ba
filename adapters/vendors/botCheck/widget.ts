import { BotCheckError, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import { scriptApi } from "../../browser/services/scriptApi.ts"
import { allowScripts } from "../../browser/services/scriptPolicy.ts"

/** Options of every vendor's widget. */
export interface WidgetOptions {
  /** The shop's public key at the vendor. */
  readonly siteKey: string
  /**
   * Returns the element that will contain the widget. Called when a token is requested. By default this is
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
const notSolved = (cause: unknown) => new BotCheckError({ reason: "NotSolved", cause })

/** Calls `removed` when an element is no longer in the page, until the scope closes. */
const watchRemoval = (element: HTMLElement, removed: () => void) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const observer = new MutationObserver(() => {
        if (!element.isConnected) removed()
      })
      observer.observe(document, { childList: true, subtree: true })
      return observer
    }),
    (observer) => Effect.sync(() => observer.disconnect()),
  )

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
 * script again. The check fails with `NotSolved` when the page removes the widget, for example because the
 * visitor has left the form.
 */
export const makeWidgetCheck = <Api>(vendor: Vendor<Api>, { place = markedPlace }: WidgetOptions) => {
  allowScripts([vendor.script])
  const turn = Semaphore.makeUnsafe(1)

  const load = Effect.mapError(scriptApi(vendor.script, vendor.inPage), () =>
    unavailable(new Error(vendor.missing)),
  )

  /**
   * Shows the widget while a caller waits for the token. Removes it in any case, also on an error or
   * interruption.
   */
  const ask = (api: Api, form: CheckedForm, parent: HTMLElement) =>
    Effect.scoped(
      Effect.gen(function* () {
        const answer = yield* Deferred.make<string, BotCheckError>()
        const failed = (cause: unknown) => Deferred.doneUnsafe(answer, Effect.fail(notSolved(cause)))
        const element = yield* Effect.acquireRelease(
          Effect.sync(() => {
            const box = document.createElement("div")
            parent.append(box)
            return box
          }),
          (box) => Effect.sync(() => box.remove()),
        )
        // The visitor may have left the form while the script loaded.
        if (!element.isConnected) return yield* notSolved("removed")
        yield* watchRemoval(element, () => failed("removed"))
        yield* Effect.acquireRelease(
          Effect.try({
            try: () =>
              vendor.show(api, element, form, {
                solved: (token) => Deferred.doneUnsafe(answer, Effect.succeed(token)),
                failed,
              }),
            catch: unavailable,
          }),
          // Vendors may throw when the page has already removed their widget.
          (remove) => Effect.ignore(Effect.try({ try: remove, catch: unavailable })),
        )
        return yield* Deferred.await(answer)
      }),
    )

  return (form: CheckedForm): Effect.Effect<string, BotCheckError> =>
    turn.withPermit(
      Effect.suspend(() => {
        const parent = place(form)
        return Effect.flatMap(load, (api) => ask(api, form, parent))
      }),
    )
}
