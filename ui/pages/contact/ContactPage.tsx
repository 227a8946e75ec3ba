import { useLoaderData } from "react-router-dom"

import { MiniSurvey } from "../../features/feedback/MiniSurvey.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { Page } from "../../shared/Page.tsx"
import { Questions } from "../../shared/Questions.tsx"
import styles from "./ContactPage.module.css"
import type { ContactData } from "./load.ts"
import { OwnContact } from "./OwnContact.tsx"
import { questions } from "./questions.ts"

const ContactView = ({ hours, own }: ContactData) => (
  <Page
    title="Kontakt"
    lead="Du hast eine Frage zu einem Artikel, zu deinem Einkauf oder zu deinem Projekt? So erreichst du uns."
  >
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
    <Questions questions={questions} />
    <div className={styles["survey"]}>
      <MiniSurvey source="Kontakt" />
    </div>
  </Page>
)

/** The contact page (storefront 2, `/kontakt/`). */
export const ContactPage = () => (
  <PageView answer={useLoaderData<Answer<ContactData>>()}>{(data) => <ContactView {...data} />}</PageView>
)
