import { useSetAtom } from "jotai"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

import { mobileAccountText } from "@heimwerk/core/account/menu.ts"
import { isLoggedIn, type SessionUser } from "@heimwerk/core/session/SessionUser.ts"
import { accountPaths } from "@heimwerk/core/account/paths.ts"

import { Icon, type IconName } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { OffCanvas } from "../../widgets/OffCanvas.tsx"
import { menuOpenAtom } from "../../runtime/menuOpen.ts"
import { paths } from "../../paths.ts"
import type { CategoryLink } from "./CategoryBar.tsx"
import styles from "./OffCanvasMenu.module.css"
import { SubCategories } from "./SubCategories.tsx"
import { useCategories } from "./useCategories.ts"

/** The user that the menu's account entry shows, and the content that the entry opens. */
export interface MenuAccount {
  readonly user: SessionUser
  readonly render: (onLeave: () => void) => ReactNode
}

export interface OffCanvasMenuProps {
  readonly account: MenuAccount

  readonly categories: ReadonlyArray<CategoryLink>
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The element that gets focus after the menu closes. */
  readonly opener: RefObject<HTMLElement | null>
}

/** Link of the account entry. The levels of the menu are identified by their links. */
const accountLink = accountPaths.overview

const service: ReadonlyArray<{ readonly name: string; readonly link: string; readonly icon: IconName }> = [
  { name: "Märkte & Öffnungszeiten", link: paths.markets, icon: "store" },
  { name: "Merkliste", link: paths.wishlist, icon: "heart" },
  { name: "Warenkorb", link: paths.basket, icon: "basket" },
  { name: "Kontakt", link: paths.contact, icon: "phone" },
]

/**
 * The off-canvas menu (storefront 2 and 4): the account entry, the main categories with their sub-categories, and
 * service links.
 */
export const OffCanvasMenu = ({ account, categories, isOpen, onClose, opener }: OffCanvasMenuProps) => {
  const [level, setLevel] = useState<CategoryLink | undefined>(undefined)
  const find = useCategories(level?.link)
  const { firstName = "" } = account.user
  const accountText = isLoggedIn(account.user) ? mobileAccountText(firstName) : "Mein Konto | Anmelden"
  const accountLevel = { name: accountText, link: accountLink }
  const menu = useRef<HTMLDivElement>(null)
  /**
   * Link of the category or account entry that the visitor has just left. The button of the entry gets focus.
   */
  const left = useRef<string | undefined>(undefined)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setLevel(undefined)
  }

  const setMenuOpen = useSetAtom(menuOpenAtom)
  useEffect(() => {
    setMenuOpen(isOpen)
    return () => setMenuOpen(false)
  }, [isOpen, setMenuOpen])

  useLayoutEffect(() => {
    if (level !== undefined) menu.current?.querySelector("button")?.focus()
    else if (left.current !== undefined) {
      menu.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(left.current)}"]`)?.focus()
      left.current = undefined
    }
  }, [level])

  return (
    <OffCanvas title="Menü" isOpen={isOpen} onClose={onClose} finalFocus={opener}>
      <nav aria-label={level === undefined ? "Menü" : level.name}>
        <div ref={menu} className={styles["menu"]}>
          {level === undefined ? (
            <>
              <ul className={styles["account"]}>
                <li>
                  <button
                    type="button"
                    className={styles["entry"]}
                    data-category={accountLink}
                    onClick={() => setLevel(accountLevel)}
                  >
                    <Icon name="user" size={20} />
                    <span>{accountText}</span>
                    <Icon name="chevron-right" size={20} />
                  </button>
                </li>
              </ul>
              <ul>
                {categories.map((category) => (
                  <li key={category.link}>
                    <button
                      type="button"
                      className={styles["entry"]}
                      data-category={category.link}
                      onClick={() => setLevel(category)}
                    >
                      {category.name}
                      <Icon name="chevron-right" size={20} />
                    </button>
                  </li>
                ))}
              </ul>
              <ul className={styles["service"]}>
                {service.map(({ icon, link, name }) => (
                  <li key={link}>
                    <Link className={styles["entry"]} to={link} onClick={onClose}>
                      <Icon name={icon} size={20} />
                      <span>{name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <button
                type="button"
                className={styles["back"]}
                onClick={() => {
                  left.current = level.link
                  setLevel(undefined)
                }}
              >
                <Icon name="chevron-left" size={20} />
                <span>{level.link === accountLink ? "Menü" : "Alle Kategorien"}</span>
              </button>
              {level.link === accountLink ? (
                account.render(onClose)
              ) : (
                <>
                  <h3 className={styles["title"]}>{level.name}</h3>
                  <SubCategories main={level} category={find(level.link)} onFollow={onClose} />
                </>
              )}
            </>
          )}
        </div>
      </nav>
    </OffCanvas>
  )
}
