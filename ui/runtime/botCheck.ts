import type { BotCheck, CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Layer } from "effect"
import { atom, useSetAtom } from "jotai"
import { useCallback } from "react"

import { type Outcome, runtimeAtom } from "./bridge.ts"

const load = async (): Promise<Layer.Layer<BotCheck>> => (await import("./botCheckLayer.ts")).layer

/** Loader of the bot check of all forms. Tests replace it. */
export const botCheckAtom = atom({ load })

const unavailable: Outcome<never> = {
  kind: "failed",
  message: "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
}

const tokenAtom = atom(
  null,
  async (get, _set, form: CheckedForm, signal: AbortSignal): Promise<Outcome<string>> => {
    try {
      const [runtime, { askToken }, layer] = await Promise.all([
        get(runtimeAtom).load(),
        import("./askToken.ts"),
        get(botCheckAtom).load(),
      ])
      return await runtime.run(askToken(form, layer), signal)
    } catch {
      return unavailable
    }
  },
)

/**
 * Requests a token for one submission of a form (DESIGN decision 9). The bot check loads with the first
 * request. Aborting a request also removes a vendor's widget.
 */
export const useBotCheck = (form: CheckedForm): ((signal: AbortSignal) => Promise<Outcome<string>>) => {
  const ask = useSetAtom(tokenAtom)
  return useCallback((signal) => ask(form, signal), [ask, form])
}
