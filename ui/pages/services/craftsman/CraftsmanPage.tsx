import { craftsmanTexts } from "@heimwerk/core/forms/craftsman/texts.ts"
import { useLoaderData } from "react-router-dom"

import { paths } from "../../../paths.ts"
import { Link } from "../../../widgets/Link.tsx"
import type { Answer } from "../../Answer.ts"
import { PageView } from "../../PageView.tsx"
import { HowItGoes } from "../HowItGoes.tsx"
import { ServiceCards } from "../ServiceCards.tsx"
import { ServicePage } from "../ServicePage.tsx"
import type { AreaOptions } from "./load.ts"
import { areaPictures, questions, steps } from "./texts.ts"

const load = async () => (await import("./CraftsmanForm.tsx")).CraftsmanForm

const other = {
  question: "Du willst Energie sparen?",
  answer: (
    <>
      Unsere Partner machen dein Zuhause sparsamer: <Link to={paths.energy}>Energieeffizientes Wohnen</Link>
    </>
  ),
}

/** The page of the craftsman service (forms and markets 2.1). */
export const CraftsmanPage = () => (
  <PageView answer={useLoaderData<Answer<AreaOptions>>()}>
    {(areas) => (
      <ServicePage
        title="Handwerksservice"
        lead="Du suchst aus, unsere Handwerksbetriebe bauen ein: aus einer Hand geplant und umgesetzt."
        benefits={craftsmanTexts.promises}
        picture="/bilder/teaser/handwerk.svg"
        form={load}
        note={craftsmanTexts.productsOnly}
        questions={questions}
        other={other}
      >
        <HowItGoes steps={steps} />
        <ServiceCards
          heading="Das übernehmen wir für dich"
          cards={areas.map((area) => ({ ...area, picture: areaPictures.get(area.title) }))}
        />
      </ServicePage>
    )}
  </PageView>
)
