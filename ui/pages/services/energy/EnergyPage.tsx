import { isHidden } from "@heimwerk/core/forms/energy/partners.ts"
import { energyTexts } from "@heimwerk/core/forms/energy/texts.ts"
import { useLoaderData } from "react-router-dom"

import { brand } from "../../../brand.ts"
import { paths } from "../../../paths.ts"
import { Link } from "../../../widgets/Link.tsx"
import type { Answer } from "../../Answer.ts"
import { PageView } from "../../PageView.tsx"
import { HowItGoes } from "../HowItGoes.tsx"
import { ServiceCards } from "../ServiceCards.tsx"
import { ServicePage } from "../ServicePage.tsx"
import type { EnergyOptions } from "./load.ts"
import { questionsFor, steps } from "./texts.ts"

const load = async () => (await import("./EnergyForm.tsx")).EnergyForm

const texts = energyTexts(brand)

const other = {
  question: "Du brauchst Handwerker?",
  answer: (
    <>
      Unsere Handwerksbetriebe setzen dein Projekt um: <Link to={paths.craftsman}>Handwerksservice</Link>
    </>
  ),
}

/** Returns each service with the kinds of property that it is offered for (forms and markets 5.3). */
const servicesOf = (options: EnergyOptions) =>
  (options?.partners.options ?? []).map((partner) => ({
    ...partner,
    properties: (options?.objecttype.options ?? []).filter(({ value }) => !isHidden(value, partner.value)),
  }))

/** The page about energy-efficient living (forms and markets 2.2). */
export const EnergyPage = () => (
  <PageView answer={useLoaderData<Answer<EnergyOptions>>()}>
    {(options) => {
      const services = servicesOf(options).filter(({ properties }) => properties.length > 0)
      const forTenants = services.filter(({ properties }) =>
        properties.some(({ value }) => value === "renter"),
      )
      return (
        <ServicePage
          title="Energieeffizientes Wohnen"
          lead="Gemeinsam mit unseren Partnern machst du dein Zuhause sparsamer und senkst deine Energiekosten."
          benefits={texts.benefits}
          picture="/bilder/teaser/energie.svg"
          form={load}
          note={texts.ownersNote}
          questions={questionsFor(forTenants.map(({ title }) => title))}
          other={other}
        >
          <ServiceCards
            heading="Unsere Services"
            cards={services.map(({ icon, properties, ...service }) => ({
              ...service,
              picture: icon?.src,
              note: `Für: ${properties.map(({ title }) => title).join(", ")}`,
            }))}
          />
          <HowItGoes steps={steps} />
        </ServicePage>
      )
    }}
  </PageView>
)
