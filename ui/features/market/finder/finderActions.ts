import type { FinderHandle } from "./useFinder.ts"

/**
 * Actions of the search for markets. In the modal and in the craftsman form they update the finder; on a page
 * they navigate.
 */
export interface FinderActions {
  readonly place: (id: string, title: string) => void
  readonly market: (id: string, link: string) => void
  readonly submit: (text: string) => void
  readonly locate: () => void
}

/** Returns the actions that update the finder itself. */
export const finderActions = (dispatch: FinderHandle["dispatch"]): FinderActions => ({
  place: (id) => dispatch((finder) => finder.choosePlace(id)),
  market: (id) => dispatch((finder) => finder.chooseMarket(id)),
  submit: (text) => dispatch((finder) => finder.submitText(text)),
  locate: () => dispatch((finder) => finder.locate),
})
