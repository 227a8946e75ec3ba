import { slug } from "@heimwerk/core/values/slug.ts"

import { paths } from "../../paths.ts"
import type { Load } from "../Answer.ts"
import { missing } from "../failed.ts"
import { ShowsGallery } from "./ShowsGallery.ts"
import { type WidgetName, widgetNames } from "./widgetNames.ts"

/** Name of the widget to show; all widgets are shown if it is missing. */
export interface GalleryData {
  readonly only?: WidgetName
}

export const load: Load<GalleryData> = ({ params, url: { pathname } }) =>
  ShowsGallery.useSync((isShown) => {
    const { widget } = params
    const only = widgetNames.find((name) => slug(name) === widget)
    if (!isShown || (widget !== undefined && only === undefined)) return missing(pathname)
    return {
      kind: "page",
      data: only === undefined ? {} : { only },
      meta: {
        title: `${only ?? "Widgets"} | Heimwerk`,
        description: "",
        canonicalPath: only === undefined ? paths.widgets : `${paths.widgets}/${slug(only)}`,
        robots: "noindex, nofollow",
      },
    }
  })
