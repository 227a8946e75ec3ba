import { addressLine } from "@heimwerk/core/address/addressLine.ts"
import { useEffect } from "react"
import { useNavigate } from "react-router-dom"

import { fields, paths } from "../../../paths.ts"
import type { PositionSearch } from "../usePositionSearch.ts"
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

interface SearchProps extends PageSearchProps {
  readonly position: PositionSearch
}

interface PageFinderSearchProps extends SearchProps {
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
  position,
  query,
  stacked = false,
  ...finder
}: SearchProps & FinderHandle) => {
  const navigate = useNavigate()
  const show = (link: string) => {
    position.cancel()
    // Suggestions, also those that arrive later, would cover the page that opens.
    finder.dispatch(({ closeSuggestions }) => closeSuggestions)
    void navigate(link)
  }
  const search = (asked: Readonly<Record<string, string>>) =>
    show(`${paths.markets}?${new URLSearchParams(asked)}`)
  const searchText = (text: string) => search({ [fields.place]: text.trim() })
  const addresses = useAddressSearch(loadAddressCheck, {
    onPick: (address) => {
      const { lat, lng } = address.position
      search({ [fields.place]: addressLine(address), [fields.lat]: String(lat), [fields.lng]: String(lng) })
    },
    onPlace: searchText,
  })
  return (
    <>
      <FinderSearch
        {...finder}
        view={{ ...finder.view, isLoading: finder.view.isLoading || addresses.isChecking }}
        cancelCheck={addresses.cancel}
        initialText={query}
        stacked={stacked}
        isLocating={position.isLocating}
        problem={position.problem}
        actions={{
          place: (id, title) => show(placeLink(id, title)),
          market: (_, link) => show(link),
          submit: (text) => {
            position.cancel()
            if (addresses.search(text)) return
            const [first] = finder.view.placeSuggestions
            if (first === undefined) searchText(text)
            else show(placeLink(first.vendorId, first.title))
          },
          locate: () => void position.locate(),
        }}
      />
      {addresses.dialog}
    </>
  )
}
