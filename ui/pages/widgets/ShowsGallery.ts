import { Context } from "effect"

/**
 * Whether this installation shows its widgets on a page of their own. The server says so as long as it has no public origin:
 * a shop that has one is in production. In a browser nothing leads to the page.
 */
export const ShowsGallery = Context.Reference<boolean>("ui/pages/widgets/ShowsGallery", {
  defaultValue: () => false,
})
