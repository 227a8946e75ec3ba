/** The same consumer for each client: finder, price and basket, as a page needs them. */
export interface FrontEnd {
  /** Returns the nearest markets with distance and opening status, or the reason of a failure, as German texts. */
  readonly near: (town: string, signal: AbortSignal) => Promise<ReadonlyArray<string>>
  /** Returns name, price and flags of an article, or the reason of a failure, as German texts. */
  readonly price: (articleId: string) => Promise<ReadonlyArray<string>>
  /** Adds pieces at once. Returns the German reason if the shop refuses them, otherwise an empty text. */
  readonly add: (articleId: string, quantity: number) => Promise<string>
  /** Calls the listener now and after each change with the number of pieces in the basket. */
  readonly subscribe: (listener: (count: number) => void) => () => void
}
