import { privacyButtonLabel } from "@heimwerk/core/consent/gateTexts.ts"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./PrivacyButton.module.css"
import { useConsentWindow } from "./useConsentWindow.tsx"

/** Button in the footer of every page that opens the consent dialog (storefront 2, footer). */
export const PrivacyButton = () => {
  const { hasFailed, isComing, open, window } = useConsentWindow()
  return (
    <>
      <button type="button" className={styles["button"]} aria-busy={isComing} onClick={open}>
        <Icon name="shield" size={18} />
        {privacyButtonLabel}
      </button>
      {hasFailed ? (
        <span role="alert">
          Die Einstellungen können gerade nicht geladen werden. Bitte versuche es noch einmal.
        </span>
      ) : null}
      {window}
    </>
  )
}
