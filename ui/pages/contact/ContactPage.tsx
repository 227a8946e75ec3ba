import { useLoaderData } from "react-router-dom"

import { MiniSurvey } from "../../features/feedback/MiniSurvey.tsx"
import { paths } from "../../paths.ts"
import { Breadcrumb } from "../../widgets/Breadcrumb.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import styles from "./ContactPage.module.css"
import type { ContactData } from "./load.ts"
import { OwnContact } from "./OwnContact.tsx"
import { questions } from "./questions.ts"

const ContactView = ({ hours, own }: ContactData) => (
  <div className={styles["page"]}>
    <Breadcrumb links={[]} current="Kontakt" />
    <h1>Kontakt</h1>
    <p className={styles["lead"]}>
      Du hast eine Frage zu einem Artikel, zu deinem Einkauf oder zu deinem Projekt? So erreichst du uns.
    </p>
    <div className={styles["cards"]}>
      <OwnContact own={own} />
      <section className={styles["card"]} aria-labelledby="beratung">
        <h2 id="beratung">Beratung</h2>
        <p>Unsere Beraterinnen und Berater sind zu diesen Zeiten für dich da:</p>
        <p className={styles["hours"]}>
          <Icon name="clock" size={20} />
          {hours}
        </p>
        <p>Vor Ort beraten wir dich in jedem Markt, ganz ohne Termin.</p>
        <ButtonLink to={paths.markets} look="outline">
          Alle Märkte &amp; Öffnungszeiten
        </ButtonLink>
      </section>
    </div>
    <section className={styles["questions"]} aria-labelledby="fragen">
      <h2 id="fragen">Häufige Fragen</h2>
      {questions.map(({ answer, question }) => (
        <details key={question} className={styles["question"]}>
          <summary className={styles["ask"]}>
            {question}
            <Icon name="chevron-down" size={20} />
          </summary>
          <p className={styles["answer"]}>{answer}</p>
        </details>
      ))}
    </section>
    <div className={styles["survey"]}>
      <MiniSurvey source="Kontakt" />
    </div>
  </div>
)

/** The ways to reach the retailer (storefront 2, `/kontakt/`). */
export const ContactPage = () => (
  <PageView answer={useLoaderData<Answer<ContactData>>()}>{(data) => <ContactView {...data} />}</PageView>
)
