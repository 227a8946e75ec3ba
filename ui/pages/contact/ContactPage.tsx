import { footerClaims, paymentMethods, shippingCompanies } from "@heimwerk/core/navigation/footer.ts"
import { useLoaderData } from "react-router-dom"

import type { Answer } from "../Answer.ts"
import styles from "./ContactPage.module.css"
import { PageView } from "../PageView.tsx"
import { MiniSurvey } from "../../features/feedback/MiniSurvey.tsx"
import { ContactLines } from "../../features/market/ContactLines.tsx"
import { Status } from "../../features/market/Status.tsx"
import type { ContactData } from "./load.ts"
import { useShop } from "../../layout/useShop.ts"
import { finderLink, paths } from "../../paths.ts"
import { Page } from "../../shared/Page.tsx"
import { Questions } from "../../shared/Questions.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"

/** Frequent questions. Most answers repeat the footer claims (storefront 2). */
const questionsOf = (paysOnline: boolean) => [
  {
    question: "Was kostet der Versand?",
    answer: `${footerClaims.shipping.title}. ${footerClaims.shipping.text} Wir versenden mit ${shippingCompanies.join(", ")}.`,
  },
  {
    question: "Wann ist mein reservierter Artikel abholbereit?",
    answer: `${footerClaims.reservation.title}. ${footerClaims.reservation.text}`,
  },
  {
    question: "Wie lange kann ich Artikel umtauschen?",
    answer: `${footerClaims.exchange.title}. ${footerClaims.exchange.text}`,
  },
  {
    question: "Welche Garantie habe ich auf Eigenmarken?",
    answer: `${footerClaims.guarantee.title}. ${footerClaims.guarantee.text}`,
  },
  {
    question: "Wie kann ich bezahlen?",
    answer: paysOnline
      ? `Im Onlineshop bezahlst du mit ${paymentMethods.slice(0, -1).join(", ")} oder ${paymentMethods.at(-1)}.`
      : "Im Onlineshop bezahlst du vorab per Überweisung oder bei der Abholung im Markt.",
  },
]

/** Contact data of the visitor's own market. Visitors without one can choose a market. */
const OwnContact = ({ own }: { readonly own: ContactData["own"] | undefined }) => {
  if (own === undefined)
    return (
      <section className={styles["card"]} aria-labelledby="dein-markt">
        <h2 id="dein-markt">Dein Markt</h2>
        <p>Wähle deinen Markt, dann siehst du hier seine Telefonnummer und seine Öffnungszeiten.</p>
        <ButtonLink {...finderLink}>Markt wählen</ButtonLink>
      </section>
    )
  const { email, market, phone } = own
  return (
    <section className={styles["card"]} aria-labelledby="dein-markt">
      <h2 id="dein-markt">{`Dein Markt: ${market.name}`}</h2>
      <Status open={market.open} status={market.status} />
      <ContactLines street={market.street} town={market.town} phone={phone} email={email} />
      <ButtonLink to={market.link} look="outline">
        Alle Marktdetails &amp; Services
      </ButtonLink>
    </section>
  )
}

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
    <Questions questions={questionsOf(useShop().paysOnline)} />
    <div className={styles["survey"]}>
      <MiniSurvey source="Kontakt" />
    </div>
  </Page>
)

/** The contact page (storefront 2, `/kontakt/`). */
export const ContactPage = () => (
  <PageView answer={useLoaderData<Answer<ContactData>>()}>{(data) => <ContactView {...data} />}</PageView>
)
