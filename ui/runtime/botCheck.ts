import type { BotCheck, CheckedForm } from "@heimwerk/core/botCheck/BotCheck.port.ts"
import type { Layer } from "effect"
import { atom } from "jotai"
import { useCallback } from "react"

import { offline, type Outcome } from "./bridge.ts"
import { port } from "./service.ts"

const load = async (): Promise<Layer.Layer<BotCheck>> => (await import("./openBotCheck.ts")).layer

/** Loader of the bot check of all forms. Tests replace it. */
export const botCheckAtom = atom({ load })

const botCheck = port(async (store) => {
  const [{ openBotCheck }, layer] = await Promise.all([
    import("./openBotCheck.ts"),
    store.get(botCheckAtom).load(),
  ])
  return openBotCheck(layer)
})

const unavailable: Outcome<never> = {
  kind: "failed",
  message: "Die Sicherheitsprüfung kann gerade nicht geladen werden. Bitte versuche es noch einmal.",
}

/**
 * Requests a token for one submission of a form (ADR 0016). The bot check loads with the first
 * request. Aborting a request also removes a vendor's widget.
 */
export const useBotCheck = (form: CheckedForm): ((signal: AbortSignal) => Promise<Outcome<string>>) => {
  const run = botCheck.useRun()
  return useCallback(
    async (signal) => {
      const outcome = await run(({ token }) => token(form), signal)
      return outcome === offline ? unavailable : outcome
    },
    [form, run],
  )
}
