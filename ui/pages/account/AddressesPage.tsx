import { useLoaderData } from "react-router-dom"

import { lazyPart } from "../../hydration/lazyPart.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { Answer } from "../Answer.ts"
import { PageView } from "../PageView.tsx"
import { CustomerPage } from "./CustomerPage.tsx"
import type { AddressesData } from "./loadAddresses.ts"

const Addresses = lazyPart(
  async () => (await import("./Addresses.tsx")).Addresses,
  <Skeleton shape="block" />,
)

/** The page with the customer's address book (storefront 2, 'Adressbuch'). */
export const AddressesPage = () => (
  <PageView answer={useLoaderData<Answer<AddressesData>>()}>
    {(data) => (
      <CustomerPage title="Adressbuch">
        <Addresses {...data} />
      </CustomerPage>
    )}
  </PageView>
)
