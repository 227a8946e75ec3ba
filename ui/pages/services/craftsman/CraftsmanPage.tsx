import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { Link } from "react-router-dom"

import { paths } from "../../../paths.ts"
import { Icon } from "../../../widgets/Icon.tsx"
import { Questions } from "../../parts/Questions.tsx"
import { FormLink } from "../FormLink.tsx"
import { Hero } from "../Hero.tsx"
import { HowItGoes } from "../HowItGoes.tsx"
import styles from "../ServicePage.module.css"
import { useFormModal } from "../useFormModal.tsx"
import { areas, questions, steps } from "./texts.ts"

const load = async () => (await import("./CraftsmanForm.tsx")).CraftsmanForm

/** The page of the craftsman service; its request opens over it (forms and markets 1, 2.1). */
export const CraftsmanPage = () => {
  const form = useFormModal(load)
  return (
    <div className={styles["page"]}>
      <Hero
        title="Handwerksservice"
        lead="Du suchst aus, unsere Handwerksbetriebe bauen ein: vom neuen Bad bis zum dichten Dach, aus einer Hand geplant und umgesetzt."
        benefits={craftsmanTexts.promises}
        picture="/bilder/teaser/handwerk.svg"
      >
        <FormLink form={form} text="Jetzt anfragen" />
      </Hero>
      <p className={styles["note"]}>
        <Icon name="info" size={20} />
        {craftsmanTexts.productsOnly}
      </p>
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
      <Questions questions={questions} />
      <section className={styles["closing"]} aria-labelledby="energie">
        <h2 id="energie">Du willst Energie sparen?</h2>
        <p>
          Wärmepumpe, Solaranlage, Dämmung oder Beratung bekommst du mit unseren Partnern:{" "}
          <Link to={paths.energy}>Energieeffizientes Wohnen</Link>
        </p>
      </section>
      {form.modal}
    </div>
  )
}
