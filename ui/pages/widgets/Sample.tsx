import { slug } from "@heimwerk/core/values/slug.ts"
import { createContext, type ReactNode, use } from "react"

import { paths } from "../../paths.ts"
import styles from "./WidgetGallery.module.css"
import type { WidgetName } from "./widgetNames.ts"

/** The only widget to show, on the page of one widget; `undefined` on the page of all widgets. */
export const OnlyWidget = createContext<WidgetName | undefined>(undefined)

interface SampleProps {
  readonly name: WidgetName
  readonly children: ReactNode
}

/**
 * Shows a widget in several states. On the page of all widgets, a heading above them links to the widget's
 * own page.
 */
export const Sample = ({ children, name }: SampleProps) => {
  const only = use(OnlyWidget)
  if (only !== undefined && only !== name) return null
  return (
    <div className={styles["sample"]}>
      {only === undefined ? (
        <h3 className={styles["name"]}>
          <a href={`${paths.widgets}/${slug(name)}`}>{name}</a>
        </h3>
      ) : null}
      {children}
    </div>
  )
}
