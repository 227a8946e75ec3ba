import type { BotCheck, CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Layer } from "effect"
import { atom, useSetAtom } from "jotai"
import { useCallback } from "react"

import { type Outcome, runtimeAtom } from "./bridge.ts"

const load = async (): Promise<Layer.Layer<BotCheck>> => (await import("./botCheckLayer.ts")).layer

/** Where the forms get their bot check; a test puts its own here. */
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
 * Asks for a token for one sending of a form (DESIGN decision 9); the check itself comes with the first question. A question
 * that is given up takes a vendor's widget with it.
 */
export const useBotCheck = (form: CheckedForm): ((signal: AbortSignal) => Promise<Outcome<string>>) => {
  const ask = useSetAtom(tokenAtom)
  return useCallback((signal) => ask(form, signal), [ask, form])
}
