import { feedbackTexts } from "@heimwerk/core/feedback/texts.ts"

import { Button } from "../../widgets/Button.tsx"
import { focusOn } from "../../widgets/focusOn.ts"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Thanks.module.css"

/** Replaces the form after submission (storefront 4, feedback dialog). */
export const Thanks = ({ onClose }: { readonly onClose: () => void }) => (
  <div className={styles["thanks"]}>
    <Icon name="check" size={40} />
    <h3 ref={focusOn} tabIndex={-1}>
      {feedbackTexts.thanks}
    </h3>
    <p>{feedbackTexts.thanksText}</p>
    <Button onClick={onClose}>{feedbackTexts.close}</Button>
  </div>
)
