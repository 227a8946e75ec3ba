import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import type { ChooseCardData } from "./loadChooseCard.ts"
import { PlainPage } from "./PlainPage.tsx"

const ChooseCard = lazyPart(
  async () => (await import("../../features/account/card/ChooseCard.tsx")).ChooseCard,
  <Skeleton shape="block" />,
)

/** Lets the customer choose the loyalty card of the account (storefront 2, `/meinkonto/vtk-auswahl`). */
export const ChooseCardPage = () => (
  <PageView answer={useLoaderData<Answer<ChooseCardData>>()}>
    {({ profile }) => (
      <PlainPage
        title="Vorteilskarte zuordnen"
        lead={
          profile === undefined
            ? "Melde dich an, dann ordnest du deinem Kundenkonto deine Vorteilskarte zu."
            : "Nur noch ein Schritt: Welche Vorteilskarte gehört zu deinem Kundenkonto?"
        }
      >
        <ChooseCard profile={profile} />
      </PlainPage>
    )}
  </PageView>
)
