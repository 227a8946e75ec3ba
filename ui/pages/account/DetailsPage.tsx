import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { ProfileData } from "./loadDetails.ts"

const Details = lazyPart(() => import("./Details.tsx").then((m) => m.Details), <Skeleton shape="block" />)

/** The page with the customer's personal data (storefront 2, 'Persönliche Daten'). */
export const DetailsPage = () => (
  <PageView answer={useLoaderData<Answer<ProfileData>>()}>
    {(data) => (
      <CustomerPage title="Persönliche Daten">
        <Details {...data} />
      </CustomerPage>
    )}
  </PageView>
)
