import { Suspense } from "react"

import { AddressList } from "../../features/account/book/AddressList.tsx"
import { lazyComponent } from "../../hydration/lazyPart.tsx"
import type { AddressesData } from "./loadAddresses.ts"

const AddressSearch = lazyComponent(
  async () => (await import("../../shared/AddressSearch.tsx")).AddressSearch,
)

/** The customer's address book. Its form suggests addresses. */
export const Addresses = ({ book, person }: AddressesData) => (
  <AddressList
    loaded={book}
    person={person}
    renderSearch={(onPick) => (
      <Suspense fallback={null}>
        <AddressSearch onPick={onPick} />
      </Suspense>
    )}
  />
)
