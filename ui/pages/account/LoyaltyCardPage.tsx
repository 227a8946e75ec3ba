import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { ProfileData } from "./loadDetails.ts"

const LoyaltyCard = lazyPart(
  async () => (await import("../../features/account/card/LoyaltyCard.tsx")).LoyaltyCard,
  <Skeleton shape="block" />,
)

/** The page with the customer's loyalty card (storefront 2, 'Vorteilskarte'). */
export const LoyaltyCardPage = () => (
  <PageView answer={useLoaderData<Answer<ProfileData>>()}>
    {({ profile }) => (
      <CustomerPage title="Vorteilskarte">
        <LoyaltyCard profile={profile} />
      </CustomerPage>
    )}
  </PageView>
)
