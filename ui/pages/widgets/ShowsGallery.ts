import { Context } from "effect"

/**
 * Whether the widget gallery is available. The server enables it only without a public origin, because a
 * shop with one is in production. In the browser it is `false`, because no link leads to the gallery.
 */
export const ShowsGallery = Context.Reference<boolean>("ui/pages/widgets/ShowsGallery", {
  defaultValue: () => false,
})
