import { accountPaths } from "@heimwerk/core/account/paths.ts"
import { loyaltyPriceLabel } from "@heimwerk/core/price/loyaltyPrice.ts"

import { paths } from "../../paths.ts"
import { Page } from "../../shared/Page.tsx"
import { Questions } from "../../shared/Questions.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon, type IconName } from "../../widgets/Icon.tsx"
import styles from "./InfoPages.module.css"

const benefits: ReadonlyArray<{ readonly icon: IconName; readonly title: string; readonly text: string }> = [
  {
    icon: "card",
    title: "Günstiger einkaufen",
    text: `Für viele Artikel gibt es einen ${loyaltyPriceLabel}. Du siehst ihn, sobald du mit deiner Karte angemeldet bist.`,
  },
  {
    icon: "coupon",
    title: "Persönliche Coupons",
    text: "In deinem Kundenkonto findest du Coupons, die du mit einem Klick auf deinen Warenkorb anrechnest.",
  },
  {
    icon: "mobile",
    title: "Immer dabei",
    text: "Dein Kundenkonto zeigt die Karte als Strichcode. An der Kasse reicht dein Telefon.",
  },
]

const steps: ReadonlyArray<string> = [
  "Hol dir die Karte kostenlos an der Information in deinem Markt.",
  "Lege ein Kundenkonto an, oder melde dich an.",
  "Hinterlege die Kartennummer in deinem Konto. Ab dann siehst du die Preise für Karteninhaber.",
]

const questions = [
  {
    question: "Was kostet die Vorteilskarte?",
    answer: "Nichts. Es gibt keine Gebühr und keinen Mindestumsatz.",
  },
  {
    question: `Wann gilt der ${loyaltyPriceLabel}?`,
    answer:
      "Im Onlineshop und im Markt, für Artikel mit diesem Preis und in haushaltsüblichen Mengen. Bedingungen, die nur für einen Artikel gelten, stehen beim Artikel.",
  },
  {
    question: "Wo finde ich die Kartennummer?",
    answer: "Auf der Rückseite deiner Karte, unter dem Strichcode.",
  },
  {
    question: "Ich habe meine Karte verloren. Was nun?",
    answer:
      "Wenn sie in deinem Kundenkonto hinterlegt ist, nutzt du sie dort weiter. Eine neue Karte bekommst du in deinem Markt.",
  },
]

/** The public page about the loyalty card (storefront 2, price display: 'loyalty card info page'). */
export const LoyaltyCardInfoPage = () => (
  <Page
    title="Vorteilskarte"
    lead="Mit der Vorteilskarte zahlst du für viele Artikel weniger, im Markt und im Onlineshop."
  >
    <ul className={styles["benefits"]}>
      {benefits.map(({ icon, text, title }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <section className={styles["part"]} aria-labelledby="karte-holen">
      <h2 id="karte-holen">So bekommst du sie</h2>
      <ol className={styles["steps"]}>
        {steps.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className={styles["ways"]}>
        <ButtonLink to={accountPaths.loyaltyCard}>Karte im Konto ansehen</ButtonLink>
        <ButtonLink to={accountPaths.register} look="outline">
          Kundenkonto anlegen
        </ButtonLink>
        <ButtonLink to={paths.markets} look="outline">
          Markt finden
        </ButtonLink>
      </div>
    </section>
    <Questions questions={questions} />
  </Page>
)
