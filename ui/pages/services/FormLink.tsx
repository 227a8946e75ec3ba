import { ButtonLink } from "../../widgets/Button.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import type { useFormModal } from "./useFormModal.tsx"
import styles from "./ServicePage.module.css"

interface FormLinkProps {
  readonly form: ReturnType<typeof useFormModal>
  readonly text: string
}

/** The link that opens a page's request form. Without JavaScript it shows how to contact the shop instead. */
export const FormLink = ({ form, text }: FormLinkProps) => (
  <div className={styles["open"]}>
    <ButtonLink {...form.link}>{text}</ButtonLink>
    {form.hasFailed ? (
      <Notice kind="error">
        Das Formular kann gerade nicht geladen werden. Bitte versuche es noch einmal.
      </Notice>
    ) : null}
    <noscript>
      <p>
        Für die Anfrage brauchst du JavaScript. Schalte es in deinem Browser ein und lade die Seite neu, oder
        sprich uns im Markt an.
      </p>
    </noscript>
  </div>
)
