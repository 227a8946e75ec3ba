import { Context } from "effect"

/**
 * Whether the widget gallery is available. The server enables it without a public origin; a shop with one is
 * in production. In the browser it is false, because no link leads there.
 */
export const ShowsGallery = Context.Reference<boolean>("ui/pages/widgets/ShowsGallery", {
  defaultValue: () => false,
})
