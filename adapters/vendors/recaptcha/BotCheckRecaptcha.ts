import { BotCheck } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { hasProperty } from "effect/Predicate"

import { makeWidgetCheck, type WidgetOptions } from "../botCheck/widget.ts"

/** The part of reCAPTCHA's interface that the shop uses (wire contracts 4.2). */
export interface RecaptchaApi {
  ready(then: () => void): void
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string
      readonly callback: (token: string) => void
      readonly "expired-callback": () => void
      readonly "error-callback": () => void
    },
  ): number
  reset(id: number): void
}

/**
 * Without the parameter `trustedtypes` the script assigns plain text, which the shop's security policy
 * refuses (docs/adr/0024).
 */
const recaptchaScript = "https://www.google.com/recaptcha/api.js?render=explicit&hl=de&trustedtypes=true"

const isApi = (api: unknown): api is RecaptchaApi => hasProperty(api, "ready")

const inPage = (): RecaptchaApi | undefined => {
  const api: unknown = Reflect.get(globalThis, "grecaptcha")
  return isApi(api) ? api : undefined
}

/**
 * Google's reCAPTCHA v2. The specification names it for feedback (storefront 3, feedback submission). A shop
 * that is configured with it uses it for every form with a bot check.
 */
export const layer = (options: WidgetOptions): Layer.Layer<BotCheck> =>
  Layer.sync(BotCheck, () => {
    const ask = makeWidgetCheck<RecaptchaApi>(
      {
        script: recaptchaScript,
        inPage,
        missing: "Failed to load reCAPTCHA.",
        show: (api, element, _form, { failed, solved }) => {
          let isGone = false
          let id: number | undefined
          // The script's interface is complete only when `ready` calls back.
          api.ready(() => {
            if (isGone) return
            id = api.render(element, {
              sitekey: options.siteKey,
              callback: solved,
              "expired-callback": () => failed("expired"),
              "error-callback": () => failed("error"),
            })
          })
          return () => {
            isGone = true
            if (id !== undefined) api.reset(id)
          }
        },
      },
      options,
    )
    return { token: (form) => Effect.withSpan(ask(form), "BotCheckRecaptcha.token") }
  })
