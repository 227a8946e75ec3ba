import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import type { CategoryLink } from "./CategoryBar.tsx"
import barStyles from "./CategoryBar.module.css"
import styles from "./CategoryFlyouts.module.css"
import { SubCategories } from "./SubCategories.tsx"
import { useCategories } from "./useCategories.ts"
import { useFlyouts } from "./useFlyouts.ts"

export interface CategoryFlyoutsProps {
  readonly categories: ReadonlyArray<CategoryLink>
  /** Index of the link to focus; -1 for none. `hovered` is the index of the link under the mouse. */
  readonly focused: number
  readonly hovered: number
}

/**
 * The row of main categories, each with a flyout of its sub-categories (storefront 2, desktop category
 * navigation). The names are links. A flyout opens on hover, by the button beside the name, by the
 * down arrow key, or on the first tap.
 */
export const CategoryFlyouts = ({ categories, focused, hovered }: CategoryFlyoutsProps) => {
  const id = useId()
  const { close, hover, open, place, show } = useFlyouts(categories[hovered]?.link)
  const find = useCategories(open)
  const touched = useRef(false)
  const [first] = useState(focused)
  const { ref } = place
  useLayoutEffect(() => {
    if (first >= 0) ref.current?.querySelectorAll("a").item(first).focus()
  }, [first, ref])

  const down = (link: string) => (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return
    event.preventDefault()
    show(link)
  }
  return (
    <ul className={barStyles["row"]} {...place}>
      {categories.map(({ link, name }) => {
        const isOpen = open === link
        return (
          <li key={link} className={styles["item"]} data-open={isOpen || undefined} {...hover(link)}>
            <Link
              to={link}
              onPointerDown={({ pointerType }) => {
                touched.current = pointerType === "touch" && !isOpen
              }}
              onClick={(event) => {
                if (touched.current) {
                  event.preventDefault()
                  show(link)
                } else close()
                touched.current = false
              }}
              onKeyDown={down(link)}
            >
              {name}
            </Link>
            <button
              type="button"
              className={styles["toggle"]}
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-${link}` : undefined}
              aria-label={`Unterkategorien von ${name}`}
              onClick={() => show(isOpen ? undefined : link)}
              onKeyDown={down(link)}
            >
              <Icon name="chevron-down" size={16} />
            </button>
            {isOpen ? (
              <div id={`${id}-${link}`} className={styles["flyout"]}>
                <SubCategories main={{ link, name }} category={find(link)} onFollow={close} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
