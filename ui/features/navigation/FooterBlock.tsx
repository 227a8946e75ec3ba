import type { Link } from "@heimwerk/core/navigation/Link.ts"

import { Icon } from "../../widgets/Icon.tsx"
import { Link as PageLink } from "../../widgets/Link.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import styles from "./FooterBlock.module.css"

interface FooterBlockProps {
  readonly title: string
  readonly links: ReadonlyArray<Link>
  /** Whether the links lead to other sites, each in a new tab. */
  readonly away?: boolean
  /** Whether to show the links in two columns if there is room, for many short links. */
  readonly many?: boolean
}

/**
 * A titled list of links in the footer (storefront 2 and 3, footer block): collapsed on small windows, open
 * on wide windows, also without JavaScript.
 */
export const FooterBlock = ({ away = false, links, many = false, title }: FooterBlockProps) => (
  <nav className={styles["block"]} aria-label={title}>
    <h2 className={styles["title"]}>{title}</h2>
    <details>
      <summary className={styles["button"]}>
        {title}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul className={many ? styles["many"] : undefined}>
        {links.map(({ href, text }) => (
          <li key={href}>
            {away ? (
              <NewTabLink className={styles["link"]} href={href}>
                {text}
                <Icon name="external" size={14} />
              </NewTabLink>
            ) : (
              <PageLink className={styles["link"]} to={href}>
                {text}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  </nav>
)
