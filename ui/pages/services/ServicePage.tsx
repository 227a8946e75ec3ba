import type { ComponentProps, ReactNode } from "react"

import styles from "./ServicePage.module.css"
import { PageSurvey } from "../../shared/PageSurvey.tsx"
import { Questions } from "../../shared/Questions.tsx"
import { useFormModal } from "./useFormModal.tsx"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Notice } from "../../widgets/Notice.tsx"

interface HeroProps {
  readonly title: string
  readonly lead: string
  readonly benefits: ReadonlyArray<string>
  readonly picture: string
  /** The link to the request form, shown below the benefits. */
  readonly children: ReactNode
}

/** The head of a service page: description, benefits and the link to the request form. */
const Hero = ({ benefits, children, lead, picture, title }: HeroProps) => (
  <>
    <Breadcrumb links={[]} current={title} />
    <div className={styles["hero"]}>
      <div className={styles["pitch"]}>
        <h1>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <ul className={styles["benefits"]}>
          {benefits.map((text) => (
            <li key={text}>
              <Icon name="check" size={20} />
              {text}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <img className={styles["picture"]} src={picture} alt="" width={700} height={440} fetchPriority="high" />
    </div>
  </>
)

interface FormLinkProps {
  readonly form: ReturnType<typeof useFormModal>
  readonly text: string
}

/**
 * The link that opens the request form of a service page. Without JavaScript, a note says that the form needs
 * it and that the visitor can ask in a market.
 */
const FormLink = ({ form, text }: FormLinkProps) => (
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

interface ServicePageProps
  extends Omit<ComponentProps<typeof Hero>, "children">, ComponentProps<typeof Questions> {
  /** Loads the request form. Must be the same function in every render. */
  readonly form: Parameters<typeof useFormModal>[0]
  /** A note for visitors to read before they open the form. */
  readonly note: string
  /** A question and an answer that links to the other service page, for visitors who need that service. */
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
      <div className={styles["survey"]}>
        <PageSurvey source={pitch.title} />
      </div>
      {offered.modal}
    </div>
  )
}
