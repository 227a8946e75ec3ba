import type { ComponentProps, ReactNode } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import { Questions } from "../../shared/Questions.tsx"
import { FormLink } from "./FormLink.tsx"
import { Hero } from "./Hero.tsx"
import styles from "./ServicePage.module.css"
import { useFormModal } from "./useFormModal.tsx"

interface ServicePageProps
  extends Omit<ComponentProps<typeof Hero>, "children">, ComponentProps<typeof Questions> {
  /** Loads the request form. Must be a constant function. */
  readonly form: Parameters<typeof useFormModal>[0]
  /** A note to read before the request. */
  readonly note: string
  /** A link to the other service, for visitors on the wrong page. */
  readonly other: { readonly question: string; readonly answer: ReactNode }
  /** Description of the service and its steps. */
  readonly children: ReactNode
}

/** The page of a service, with its request form as a modal (forms and markets 1). */
export const ServicePage = ({ children, form, note, other, questions, ...pitch }: ServicePageProps) => {
  const offered = useFormModal(form)
  return (
    <div className={styles["page"]}>
      <Hero {...pitch}>
        <FormLink form={offered} text="Jetzt anfragen" />
      </Hero>
      <p className={styles["note"]}>
        <Icon name="info" size={20} />
        {note}
      </p>
      {children}
      <Questions questions={questions} />
      <section className={styles["closing"]} aria-labelledby="anderes">
        <h2 id="anderes">{other.question}</h2>
        <p>{other.answer}</p>
      </section>
      {offered.modal}
    </div>
  )
}
