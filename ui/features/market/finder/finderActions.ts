import type { FinderHandle } from "./useFinder.ts"

/**
 * Actions after selecting a search result. In the modal they update the finder; on the market page they
 * navigate.
 */
export interface FinderActions {
  readonly place: (id: string, title: string) => void
  readonly market: (id: string, link: string) => void
  readonly submit: (text: string) => void
  readonly locate: () => void
}

/** Actions for the modal, which update the finder itself. */
export const finderActions = (dispatch: FinderHandle["dispatch"]): FinderActions => ({
  place: (id) => dispatch((finder) => finder.choosePlace(id)),
  market: (id) => dispatch((finder) => finder.chooseMarket(id)),
  submit: () => dispatch((finder) => finder.submit),
  locate: () => dispatch((finder) => finder.locate),
})
