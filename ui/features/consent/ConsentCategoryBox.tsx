import { type DialogCategory, type DialogDraft, withCategory } from "@heimwerk/core/consent/dialog.ts"
import { consentDialogTexts } from "@heimwerk/core/consent/dialogTexts.ts"
import { useEffect, useRef } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./ConsentCategoryBox.module.css"

interface ConsentCategoryBoxProps {
  readonly category: DialogCategory
  /** Whether the visitor's stored decisions are loaded. */
  readonly isReady: boolean
  /** Id of the service to scroll to when the dialog opens. */
  readonly opensAt: string | undefined
  readonly onChange: (change: (draft: DialogDraft) => DialogDraft) => void
}

/**
 * A category of the consent dialog: a checkbox for all of its services, and one checkbox per service. The category
 * of services that need no consent has no checkboxes.
 */
export const ConsentCategoryBox = ({
  category: shown,
  isReady,
  onChange,
  opensAt,
}: ConsentCategoryBoxProps) => {
  const { category, chosen, isLocked, services, text, title } = shown
  const all = useRef<HTMLInputElement>(null)
  const wanted = useRef<HTMLInputElement>(null)
  const isOpenAtFirst = services.some(({ id }) => id === opensAt)

  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = chosen === "some"
  }, [chosen])
  useEffect(() => {
    if (!isReady) return
    wanted.current?.focus({ preventScroll: true })
    wanted.current?.scrollIntoView({ block: "nearest" })
  }, [isReady])

  const textId = `einwilligung-${category}`
  return (
    <section className={styles["category"]} aria-labelledby={`${textId}-titel`}>
      <div className={styles["head"]}>
        <h3 id={`${textId}-titel`} className={styles["title"]}>
          {isLocked ? (
            title
          ) : (
            <label>
              <input
                ref={all}
                type="checkbox"
                checked={chosen === "all"}
                disabled={!isReady}
                aria-describedby={textId}
                onChange={({ currentTarget: { checked } }) =>
                  onChange((draft) => withCategory(draft, shown, checked))
                }
              />
              {title}
            </label>
          )}
        </h3>
        {isLocked ? <span className={styles["always"]}>{consentDialogTexts.always}</span> : null}
      </div>
      <p id={textId} className={styles["text"]}>
        {text}
      </p>
      <details open={isOpenAtFirst}>
        <summary className={styles["summary"]}>
          {services.length === 1 ? "1 Dienst" : `${services.length} Dienste`}
          <span className="visually-hidden">{`: ${title}`}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        <ul className={styles["services"]}>
          {services.map(({ consent, id, name, purpose }) => (
            <li key={id}>
              {isLocked ? (
                <span className={styles["name"]}>{name}</span>
              ) : (
                <label className={styles["name"]}>
                  <input
                    ref={id === opensAt ? wanted : undefined}
                    type="checkbox"
                    checked={consent}
                    disabled={!isReady}
                    aria-describedby={`${id}-zweck`}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange((draft) => ({ ...draft, [id]: checked }))
                    }
                  />
                  {name}
                </label>
              )}
              <p id={`${id}-zweck`} className={styles["purpose"]}>
                {purpose}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
