import { type ComponentType, type MouseEvent, useRef, useState } from "react"
import { flushSync } from "react-dom"

import { useLoadedComponent } from "../../hydration/useLoadedComponent.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { menuDisclosure } from "../../widgets/menuDisclosure.ts"
import styles from "./CategoryBar.module.css"
import type { CategoryFlyoutsProps } from "./CategoryFlyouts.tsx"
import type { MenuAccount } from "./OffCanvasMenu.tsx"

const loadMenu = async () => (await import("./OffCanvasMenu.tsx")).OffCanvasMenu

/** A main category, as included in the data of every page. */
export interface CategoryLink {
  readonly name: string
  readonly link: string
}

interface CategoriesProps {
  readonly categories: ReadonlyArray<CategoryLink>
}

interface CategoryBarProps extends CategoriesProps {
  readonly account: MenuAccount
}

/**
 * Number of main categories shown beside the menu button at full content width; narrower windows hide the
 * last categories.
 */
const shownInRow = 8

interface LinksProps extends CategoriesProps {
  /** Called when the visitor hovers over a link or focuses it, to load the flyouts. */
  readonly prepare?: () => void
}

const Links = ({ categories, prepare }: LinksProps) =>
  categories.map(({ link, name }) => (
    <li key={link}>
      <Link to={link} onPointerEnter={prepare} onFocus={prepare}>
        {name}
      </Link>
    </li>
  ))

interface Flyouts {
  readonly Row: ComponentType<CategoryFlyoutsProps>
  /**
   * Index of the link that had focus when the flyouts replaced the row; -1 for none. `hovered` is the index
   * of the link under the mouse.
   */
  readonly focused: number
  readonly hovered: number
}

/** Returns the index of the focused or hovered link of a row; -1 for none. */
const linkIn = (row: HTMLUListElement | null, state: ":focus" | ":hover") =>
  Array.from(row?.querySelectorAll("a") ?? []).findIndex((link) => link.matches(state))

/**
 * The main categories (storefront 2, category navigation). One button opens the list of all categories. Wide
 * windows also show the first categories beside the button. Links and list work without JavaScript. The
 * scripts of flyouts and off-canvas menu load on hover or focus.
 */
export const CategoryBar = ({ account, categories }: CategoryBarProps) => {
  const row = useRef<HTMLUListElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [flyouts, setFlyouts] = useState<Flyouts | undefined>(undefined)
  const { Component: Menu, load } = useLoadedComponent(loadMenu)
  const [isOpen, setOpen] = useState(false)

  // If the script of the flyouts fails to load, the links stay, and the next hover or focus tries again.
  const prepareRow = () => {
    if (flyouts !== undefined) return
    import("./CategoryFlyouts.tsx")
      .then(({ CategoryFlyouts }) =>
        // Renders synchronously. Otherwise the visitor could press Tab after the focused link is read and
        // before the row is replaced. The new row would then move focus back.
        flushSync(() =>
          setFlyouts({
            Row: CategoryFlyouts,
            focused: linkIn(row.current, ":focus"),
            hovered: linkIn(row.current, ":hover"),
          }),
        ),
      )
      .catch(() => undefined)
  }
  const prepareMenu = () => void loadMenu().catch(() => undefined)
  const openMenu = async (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement
    event.preventDefault()
    if (await load()) setOpen(true)
    else details?.toggleAttribute("open")
  }

  const shown = categories.slice(0, shownInRow)
  return (
    <nav className={styles["bar"]} aria-label="Kategorien">
      <details className={styles["menu"]} {...menuDisclosure}>
        <summary
          ref={summary}
          className={styles["button"]}
          onClick={(event) => void openMenu(event)}
          onPointerEnter={prepareMenu}
          onFocus={prepareMenu}
        >
          <Icon name="menu" size={20} />
          <span className={styles["short"]}>Menü</span>
          <span className={styles["long"]}>Alle Kategorien</span>
        </summary>
        <ul className={styles["panel"]}>
          <Links categories={categories} />
        </ul>
      </details>
      {flyouts === undefined ? (
        <ul ref={row} className={styles["row"]}>
          <Links categories={shown} prepare={prepareRow} />
        </ul>
      ) : (
        <flyouts.Row categories={shown} focused={flyouts.focused} hovered={flyouts.hovered} />
      )}
      {Menu === undefined ? null : (
        <Menu
          account={account}
          categories={categories}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          opener={summary}
        />
      )}
    </nav>
  )
}
