import { Context } from "effect"

/**
 * Whether the widget gallery is available. The server enables it if no public origin is configured, because
 * a shop with a public origin is in production. In the browser it is `false`, because no link leads to the
 * gallery.
 */
export const ShowsGallery = Context.Reference<boolean>("ui/pages/widgets/ShowsGallery", {
  defaultValue: () => false,
})
