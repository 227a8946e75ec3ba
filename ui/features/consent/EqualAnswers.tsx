import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"

import { Button } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { useDecision } from "./useDecision.ts"

/**
 * The buttons 'Ablehnen' and 'Akzeptieren' with the same look (quality T-P3), and an error message if the
 * last decision could not be stored.
 */
export const EqualAnswers = ({ accept, deny, error, isBusy }: ReturnType<typeof useDecision>) => (
  <>
    {error === undefined ? null : <Notice kind="error">{error}</Notice>}
    <Button look="forest" busy={isBusy} onClick={deny}>
      {consentDialogTexts.deny}
    </Button>
    <Button look="forest" busy={isBusy} onClick={accept}>
      {consentDialogTexts.accept}
    </Button>
  </>
)
