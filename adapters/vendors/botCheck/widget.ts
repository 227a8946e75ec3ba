import { BotCheckError, type CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"

import { loadScript } from "../../browser/loadScript.ts"
import { allowScripts, trustedAddress } from "../../browser/services/scriptPolicy.ts"

/** What every vendor of a widget needs to know. */
export interface WidgetOptions {
  /** The public key of the shop. */
  readonly siteKey: string
  /** Where the widget is shown; asked when it is. Without it it is shown in the place the form keeps for it. */
  readonly place?: (form: CheckedForm) => HTMLElement
}

/** What a widget tells of. */
export interface WidgetEvents {
  readonly solved: (token: string) => void
  readonly failed: (cause: unknown) => void
}

/** A vendor of a widget, by its public interface. */
interface Vendor<Api> {
  readonly script: string
  /** What the script has left in the page, if it can be used. */
  readonly inPage: () => Api | undefined
  /** For the developer, when the script left nothing. */
  readonly missing: string
  /** Shows the widget, and gives a way to take it away. */
  readonly show: (api: Api, place: HTMLElement, form: CheckedForm, events: WidgetEvents) => () => void
}

const unavailable = (cause: unknown) => new BotCheckError({ reason: "Unavailable", cause })

/** Within a modal nothing outside of it can be used. */
const anywhere = (): HTMLElement =>
  document.querySelector<HTMLElement>("dialog[open], [role=dialog]") ?? document.body

/**
 * A form marks the place it keeps for the widget. The login may be on the page and in the header at once: then it is the one
 * somebody is in.
 */
const markedPlace = (form: CheckedForm): HTMLElement => {
  const login = '[data-bot-check="login"]'
  const marks = form === "login" ? login : `[data-bot-check]:not(${login})`
  const marked = [...document.querySelectorAll<HTMLElement>(marks)]
  const isUsed = (place: HTMLElement) => place.closest("form")?.contains(document.activeElement) === true
  return marked.find(isUsed) ?? marked[0] ?? anywhere()
}

/**
 * A bot check that is a vendor's widget: its script comes with the first question, the widget is shown for as long as it is
 * solved, and taken away then. A script that did not come is asked for again with the next question.
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

  /** Shown while somebody waits for it, and taken away however that ends. */
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
