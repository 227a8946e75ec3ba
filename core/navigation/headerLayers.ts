/** What can lie over the page from the header. */
export type HeaderLayer = "menu" | "account" | "store"

/** Which of them are open (storefront 4, header). */
export type HeaderLayers = Readonly<Record<HeaderLayer, boolean>>

/** What can happen to them. */
export type HeaderLayerEvent =
  | { readonly kind: "opened" | "closed" | "toggled"; readonly layer: HeaderLayer }
  | { readonly kind: "escape" }

/** The header of a page that was just opened. */
export const closedLayers: HeaderLayers = { menu: false, account: false, store: false }

/**
 * The off-canvas menu, the account flyout and the store flyout after something happened (storefront 4, header). Opening
 * one closes the others, which would lie under it. Escape closes them all: the menu and the store flyout as the spec says,
 * the account flyout too, so that one key leaves everything (our choice).
 */
export const layersAfter = (layers: HeaderLayers, event: HeaderLayerEvent): HeaderLayers => {
  if (event.kind === "escape") return closedLayers
  const isOpen = event.kind === "opened" || (event.kind === "toggled" && !layers[event.layer])
  return isOpen ? { ...closedLayers, [event.layer]: true } : { ...layers, [event.layer]: false }
}
