import { ContactLines } from "../../features/market/ContactLines.tsx"
import { Status } from "../../features/market/Status.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import styles from "./ContactPage.module.css"
import type { ContactData } from "./load.ts"

/** Contact data of the visitor's own market; without one, a market search. */
export const OwnContact = ({ own }: { readonly own: ContactData["own"] | undefined }) => {
  if (own === undefined)
    return (
      <section className={styles["card"]} aria-labelledby="dein-markt">
        <h2 id="dein-markt">Dein Markt</h2>
        <p>Wähle deinen Markt, dann siehst du hier seine Telefonnummer und seine Öffnungszeiten.</p>
        <ButtonLink to={paths.markets}>Markt wählen</ButtonLink>
      </section>
    )
  const { email, market, phone } = own
  return (
    <section className={styles["card"]} aria-labelledby="dein-markt">
      <h2 id="dein-markt">Dein Markt: {market.name}</h2>
      <Status open={market.open} status={market.status} />
      <ContactLines street={market.street} town={market.town} phone={phone} email={email} />
      <ButtonLink to={market.link} look="outline">
        Alle Marktdetails &amp; Services
      </ButtonLink>
    </section>
  )
}
