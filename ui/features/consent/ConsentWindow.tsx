import { dialogCategories, dialogChoices, type DialogDraft } from "@heimwerk/core/consent/dialog.ts"
import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"
import { consentId } from "@heimwerk/core/consent/catalogue.ts"
import type { GatedService } from "@heimwerk/core/consent/services.ts"
import { type RefObject, useState } from "react"

import { stage } from "../../runtime/stage.ts"
import { Button } from "../../widgets/Button.tsx"
import { Modal } from "../../widgets/Modal.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { AboutPrivacy } from "./AboutPrivacy.tsx"
import { ConsentCategoryBox } from "./ConsentCategoryBox.tsx"
import styles from "./ConsentWindow.module.css"
import { EqualAnswers } from "./EqualAnswers.tsx"
import { useDecision } from "./useDecision.ts"
import { useManagedConsents } from "./useManagedConsents.ts"

const texts = consentDialogTexts

interface ConsentWindowProps {
  readonly service: GatedService | undefined
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly onDecided: (() => void) | undefined
}

/**
 * Second layer of the consent dialog: all services by category with their purpose. Closing the dialog decides
 * nothing (quality T-P3).
 */
export const ConsentWindow = ({ onClose, onDecided, returnFocus, service }: ConsentWindowProps) => {
  const { hasFailed, state: consents } = useManagedConsents()
  const [draft, setDraft] = useState<DialogDraft>({})
  const shown = dialogCategories(consents, draft, stage)
  const isReady = consents !== undefined

  const decision = useDecision(() => {
    onDecided?.()
    onClose()
  })

  return (
    <Modal isOpen title={texts.detailsHeadline} onClose={onClose} finalFocus={returnFocus} sticksToBottom>
      <div className={styles["window"]}>
        {texts.detailsIntroduction.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {hasFailed ? (
          <Notice kind="error">
            Die Einstellungen können gerade nicht geladen werden. Prüfe deine Verbindung und öffne sie noch
            einmal.
          </Notice>
        ) : null}
        <div className={styles["categories"]} aria-busy={!isReady && !hasFailed}>
          {shown.map((category) => (
            <ConsentCategoryBox
              key={category.category}
              category={category}
              isReady={isReady}
              opensAt={service === undefined ? undefined : consentId(service, stage)}
              onChange={(change) => setDraft(change)}
            />
          ))}
        </div>
        <AboutPrivacy />
        <div className={styles["decisions"]}>
          <EqualAnswers {...decision} />
          <Button
            look="outline"
            busy={decision.isBusy || !isReady}
            onClick={() => decision.save(dialogChoices(shown))}
          >
            {texts.save}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
