/** The message of a page to the service worker: the pages that it keeps, and their owner. */
export interface KeepMessage {
  /** Identifies the customer; empty for a visitor without a login. If it changes, all kept pages are removed. */
  readonly owner: string
  /** Changes when basket, wishlist, market or login change. Pages kept with another state are loaded again. */
  readonly state: string
  /** Addresses of pages whose content depends on this state. */
  readonly personal: ReadonlyArray<string>
  /** Address of the current page, which is kept if it is not kept yet. */
  readonly current: string
}
