import { surveyChoices, surveyTitle } from "@heimwerk/core/feedback/survey.ts"
import { useId } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import { feedbackIcons } from "./feedbackIcons.ts"
import styles from "./MiniSurvey.module.css"
import { useOpenFeedback } from "./useOpenFeedback.ts"

/**
 * Asks how helpful a page is. Each answer opens the feedback dialog with the matching type (storefront 2,
 * mini survey).
 */
export const MiniSurvey = ({ source }: { readonly source: string }) => {
  const open = useOpenFeedback()
  const title = useId()
  return (
    <section className={styles["survey"]} aria-labelledby={title}>
      <h2 id={title} className={styles["title"]}>
        {surveyTitle}
      </h2>
      <div className={styles["choices"]}>
        {surveyChoices.map(({ label, type }) => (
          <button
            key={type}
            type="button"
            className={styles["choice"]}
            onClick={() => open({ type, source })}
          >
            <Icon name={feedbackIcons[type]} />
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
