import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import type { Partner, Property } from "@heimwerk/core/forms/energy/EnergyForm.ts"
import { isHidden, partnerNames, propertyNames } from "@heimwerk/core/forms/energy/partners.ts"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import { HowItGoes } from "../HowItGoes.tsx"
import { ServicePage } from "../ServicePage.tsx"
import { Link } from "../../../widgets/Link.tsx"
import styles from "../ServicePage.module.css"
import { questions, services, steps } from "./texts.ts"

const load = async () => (await import("./EnergyForm.tsx")).EnergyForm

const texts = energyTexts(brand)
const properties: ReadonlyArray<Property> = ["house-owner", "apartment-owner", "renter"]
const partners: ReadonlyArray<Partner> = ["hansetherm", "otovo", "fuchsundeule", "varm"]

/**
 * Returns the kinds of property that a partner serves (forms and markets 5.3): `Hauseigentum,
 * Wohnungseigentum`.
 */
const forWhom = (partner: Partner) =>
  properties
    .filter((property) => !isHidden(property, partner))
    .map((property) => propertyNames[property])
    .join(", ")

const other = {
  question: "Du brauchst Handwerker?",
  answer: (
    <>
      Bad, Küche, Boden oder Garten: <Link to={paths.craftsman}>Handwerksservice</Link>
    </>
  ),
}

/** The page about energy-efficient living (forms and markets 2.2). */
export const EnergyPage = () => (
  <ServicePage
    title="Energieeffizientes Wohnen"
    lead="Ob Wärmepumpe, Solaranlage, Dämmung oder Beratung: Gemeinsam mit unseren Partnern senkst du deine Energiekosten."
    benefits={texts.benefits}
    picture="/bilder/teaser/energie.svg"
    form={load}
    note={texts.ownersNote}
    questions={questions}
    other={other}
  >
    <section className={styles["part"]} aria-labelledby="services">
      <h2 id="services">Unsere Services</h2>
      <ul className={styles["cards"]}>
        {partners.map((partner) => (
          <li key={partner} className={styles["card"]}>
            <img src={`/services/${partner}.svg`} alt="" width={64} height={64} loading="lazy" />
            <h3>{`${services[partner].title} mit ${partnerNames[partner]}`}</h3>
            <p>{services[partner].text}</p>
            <p className={styles["whom"]}>{`Für: ${forWhom(partner)}`}</p>
          </li>
        ))}
      </ul>
    </section>
    <HowItGoes steps={steps} />
  </ServicePage>
)
