import type { FinderHandle } from "./useFinder.ts"

/** What comes of a search: the modal's finder goes there itself, the page goes to an address. */
export interface FinderActions {
  readonly place: (id: string, title: string) => void
  readonly market: (id: string, link: string) => void
  readonly submit: (text: string) => void
  readonly locate: () => void
}

/** The finder goes there itself. */
export const finderActions = (give: FinderHandle["give"]): FinderActions => ({
  place: (id) => give((finder) => finder.choosePlace(id)),
  market: (id) => give((finder) => finder.chooseMarket(id)),
  submit: () => give((finder) => finder.submit),
  locate: () => give((finder) => finder.locate),
})
