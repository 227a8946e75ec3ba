import { addressLine } from "@heimwerk/core/address/addressLine.ts"
import type { GeoPoint } from "@heimwerk/core/values/GeoPoint.ts"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../../paths.ts"
import { ownMarket } from "../market.ts"
import { geolocation } from "../geolocation.ts"
import type { LoadAddressCheck } from "./AddressCheck.ts"
import { FinderSearch } from "./FinderSearch.tsx"
import { useAddressSearch } from "./useAddressSearch.tsx"
import { type FinderHandle, useFinder } from "./useFinder.ts"

/** Props of the search on the market page. */
export interface PageSearchProps {
  readonly query: string
  /** Whether the buttons are below the field, for narrow columns. */
  readonly stacked?: boolean
  /** Returns the path of the page with the markets around a suggested place. */
  readonly placeLink: (id: string, title: string) => string
  readonly loadAddressCheck: LoadAddressCheck
}

interface PageFinderSearchProps extends PageSearchProps {
  readonly isShown: boolean
  /** Called with `false` while the finder is opening, and with `true` when it is open. */
  readonly onReady: (isReady: boolean) => void
}

/**
 * Opens the service of the store finder. Its search replaces the plain form as soon as that form has no
 * focus.
 */
export const PageFinderSearch = ({ isShown, onReady, ...props }: PageFinderSearchProps) => {
  const finder = useFinder()
  const isReady = typeof finder !== "string"
  useEffect(() => onReady(isReady), [isReady, onReady])
  return isShown && isReady ? <Search {...props} {...finder} /> : null
}

/** The search for markets, with suggestions. Selecting a suggestion navigates to another page of the shop. */
const Search = ({
  loadAddressCheck,
  placeLink,
  query,
  stacked = false,
  ...finder
}: PageSearchProps & FinderHandle) => {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const show = (asked: Readonly<Record<string, string>>) => {
    setProblem(undefined)
    void navigate(`${paths.markets}?${new URLSearchParams(asked)}`)
  }
  const showAt = ({ lat, lng }: GeoPoint, asked: Readonly<Record<string, string>> = {}) =>
    show({ ...asked, [fields.lat]: String(lat), [fields.lng]: String(lng) })
  const showText = (text: string) => show({ [fields.place]: text.trim() })
  const addresses = useAddressSearch(loadAddressCheck, {
    onPick: (address) => showAt(address.position, { [fields.place]: addressLine(address) }),
    onFailure: showText,
  })
  const run = geolocation.useRun()
  const count = ownMarket.useRun()
  const useMyPosition = async () => {
    const located = await run(({ position }) => position)
    if (located.kind === "failed") return setProblem(located.message)
    showAt(located.value)
  }
  return (
    <>
      <FinderSearch
        {...finder}
        view={{ ...finder.view, isLoading: finder.view.isLoading || addresses.isChecking }}
        initialText={query}
        stacked={stacked}
        problem={problem}
        actions={{
          place: (id, title) => void navigate(placeLink(id, title)),
          market: (_, link) => void navigate(link),
          submit: (text) => {
            void count(({ countSearch }) => countSearch)
            if (addresses.search(text)) return
            const [first] = finder.view.placeSuggestions
            if (first === undefined) showText(text)
            else void navigate(placeLink(first.vendorId, first.title))
          },
          locate: () => void useMyPosition(),
        }}
      />
      {addresses.dialog}
    </>
  )
}
