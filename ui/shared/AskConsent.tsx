import { useSetAtom } from "jotai"
import { useEffect, useState } from "react"

import type { ConsentQuestion } from "../features/consent/ConsentQuestion.tsx"
import { onIdle } from "../hydration/onIdle.ts"
import { consentAnsweredAtom } from "./consentAnswered.ts"

/**
 * Asks for consent when the browser is idle. The layout renders this only for a visitor who has not decided
 * yet. If the script of the consent question fails to load, the page does not ask.
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
