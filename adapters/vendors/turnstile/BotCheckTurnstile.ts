import { noTurnstileText } from "@heimwerk/core/forms/turnstile.ts"
import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { hasProperty } from "effect/Predicate"

import { makeWidgetCheck, type WidgetOptions } from "../botCheck/widget.ts"

/** The part of Turnstile's interface that the shop uses (wire contracts 4.1). */
export interface TurnstileApi {
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string
      readonly action: string
      readonly language: "de"
      readonly "response-field": false
      readonly callback: (token: string) => void
      readonly "error-callback": (code: string) => boolean
      readonly "expired-callback": () => void
      readonly "timeout-callback": () => void
      readonly "unsupported-callback": () => void
    },
  ): string | undefined
  remove(id: string): void
}

/** Cloudflare requires the script to be loaded from exactly this address. */
const turnstileScript = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"

const isApi = (api: unknown): api is TurnstileApi => hasProperty(api, "render") && hasProperty(api, "remove")

const inPage = (): TurnstileApi | undefined => {
  const api: unknown = Reflect.get(globalThis, "turnstile")
  return isApi(api) ? api : undefined
}

/**
 * Cloudflare's Turnstile. The name of the form is the action, which binds a token to this form (forms and
 * markets 7 and 8).
 */
export const layer = (options: WidgetOptions): Layer.Layer<BotCheck> =>
  Layer.sync(BotCheck, () => {
    const ask = makeWidgetCheck<TurnstileApi>(
      {
        script: turnstileScript,
        inPage,
        missing: noTurnstileText,
        show: (api, element, form, { failed, solved }) => {
          const id = api.render(element, {
            sitekey: options.siteKey,
            action: form,
            language: "de",
            "response-field": false,
            callback: solved,
            "error-callback": (code) => {
              failed(code)
              return true
            },
            "expired-callback": () => failed("expired"),
            "timeout-callback": () => failed("timeout"),
            "unsupported-callback": () => failed("unsupported"),
          })
          if (id === undefined) failed("not rendered")
          return () => {
            if (id !== undefined) api.remove(id)
          }
        },
      },
      options,
    )
    return { token: (form) => Effect.withSpan(ask(form), "BotCheckTurnstile.token") }
  })
