import { useSetAtom } from "jotai"
import { useEffect, useState } from "react"

import type { ConsentQuestion } from "../features/consent/ConsentQuestion.tsx"
import { onIdle } from "../hydration/onIdle.ts"
import { consentAnsweredAtom } from "./consentAnswered.ts"

/**
 * Asks a visitor without a decision for consent when the page is idle. If the script of the consent question
 * fails to load, the page does not ask.
 */
export const AskConsent = () => {
  const [Question, setQuestion] = useState<typeof ConsentQuestion | undefined>(undefined)
  const answer = useSetAtom(consentAnsweredAtom)
  useEffect(
    () =>
      onIdle(() => {
        import("../features/consent/ConsentQuestion.tsx").then(
          (module) => setQuestion(() => module.ConsentQuestion),
          () => undefined,
        )
      }),
    [],
  )
  return Question === undefined ? null : <Question onAnswer={() => answer(true)} />
}
