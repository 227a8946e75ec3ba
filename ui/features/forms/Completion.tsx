import { formTexts } from "@heimwerk/core/forms/formTexts.ts"

import { Button } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Completion.module.css"
import { Step } from "./Step.tsx"

interface CompletionProps {
  readonly nextSteps: ReadonlyArray<string>
  readonly onClose: () => void
}

/** Confirms an accepted request and lists the next steps (forms and markets 2.1, 2.2). */
export const Completion = ({ nextSteps, onClose }: CompletionProps) => (
  <Step heading={formTexts.thanks} action={<Button onClick={onClose}>{formTexts.closeWindow}</Button>}>
    <div className={styles["sign"]}>
      <Icon name="check" size={32} />
    </div>
    <ul className={styles["steps"]}>
      {nextSteps.map((text) => (
        <li key={text}>
          <Icon name="check" size={20} />
          {text}
        </li>
      ))}
    </ul>
  </Step>
)
