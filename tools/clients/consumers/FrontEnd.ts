/** Functions that a page needs for finder, price and basket. Each consumer implements them with another client. */
export interface FrontEnd {
  /** Returns the nearest markets with distance and opening status as German texts. On failure, returns the reason. */
  readonly near: (town: string, signal: AbortSignal) => Promise<ReadonlyArray<string>>
  /** Returns name, price and flags of an article as German texts. On failure, returns the reason. */
  readonly price: (articleId: string) => Promise<ReadonlyArray<string>>
  /** Adds pieces; the count changes at once. Returns the German reason if the shop refuses them, else an empty text. */
  readonly add: (articleId: string, quantity: number) => Promise<string>
  /** Calls the listener with the number of pieces in the basket, now and after each change. */
  readonly subscribe: (listener: (count: number) => void) => () => void
}
