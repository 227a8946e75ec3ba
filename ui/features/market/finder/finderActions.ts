import type { FinderHandle } from "./useFinder.ts"

/** Actions for a selected search result. The modal updates the finder; the market page navigates. */
export interface FinderActions {
  readonly place: (id: string, title: string) => void
  readonly market: (id: string, link: string) => void
  readonly submit: (text: string) => void
  readonly locate: () => void
}

/** Actions that update the finder itself. */
export const finderActions = (give: FinderHandle["give"]): FinderActions => ({
  place: (id) => give((finder) => finder.choosePlace(id)),
  market: (id) => give((finder) => finder.chooseMarket(id)),
  submit: () => give((finder) => finder.submit),
  locate: () => give((finder) => finder.locate),
})
