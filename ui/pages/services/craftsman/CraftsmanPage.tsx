import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"

import { paths } from "../../../paths.ts"
import { HowItGoes } from "../HowItGoes.tsx"
import { ServicePage } from "../ServicePage.tsx"
import { Link } from "../../../widgets/Link.tsx"
import styles from "../ServicePage.module.css"
import { areas, questions, steps } from "./texts.ts"

const load = async () => (await import("./CraftsmanForm.tsx")).CraftsmanForm

const other = {
  question: "Du willst Energie sparen?",
  answer: (
    <>
      Wärmepumpe, Solaranlage, Dämmung oder Beratung bekommst du mit unseren Partnern:{" "}
      <Link to={paths.energy}>Energieeffizientes Wohnen</Link>
    </>
  ),
}

/** The page of the craftsman service (forms and markets 2.1). */
export const CraftsmanPage = () => (
  <ServicePage
    title="Handwerksservice"
    lead="Du suchst aus, unsere Handwerksbetriebe bauen ein: vom neuen Bad bis zum dichten Dach, aus einer Hand geplant und umgesetzt."
    benefits={craftsmanTexts.promises}
    picture="/bilder/teaser/handwerk.svg"
    form={load}
    note={craftsmanTexts.productsOnly}
    questions={questions}
    other={other}
  >
    <HowItGoes steps={steps} />
    <section className={styles["part"]} aria-labelledby="bereiche">
      <h2 id="bereiche">Das übernehmen wir für dich</h2>
      <ul className={styles["cards"]}>
        {areas.map(({ picture, text, title }) => (
          <li key={title} className={styles["card"]}>
            <img src={picture} alt="" width={72} height={72} loading="lazy" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  </ServicePage>
)
