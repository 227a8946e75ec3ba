import { useSetAtom } from "jotai"
import { useEffect, useState } from "react"

import type { ConsentPrompt } from "../../features/consent/ConsentPrompt.tsx"
import { whenIdle } from "../../whenIdle.ts"
import { consentAnsweredAtom } from "./consentAnswered.ts"

/** Asks a visitor who has not decided yet, once the page is there and at rest; without its script nobody is asked. */
export const AskConsent = () => {
  const [Prompt, setPrompt] = useState<typeof ConsentPrompt | undefined>(undefined)
  const answer = useSetAtom(consentAnsweredAtom)
  useEffect(
    () =>
      whenIdle(() => {
        import("../../features/consent/ConsentPrompt.tsx").then(
          (module) => setPrompt(() => module.ConsentPrompt),
          () => undefined,
        )
      }),
    [],
  )
  return Prompt === undefined ? null : <Prompt onAnswer={() => answer(true)} />
}
