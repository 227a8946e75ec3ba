import { Icon } from "../../widgets/Icon.tsx"
import { socialLinks } from "./footerLinks.ts"
import styles from "./SocialLinks.module.css"

/** Links to the retailer's social pages (storefront 2, footer), each in a new tab. */
export const SocialLinks = () => (
  <div>
    <h2 className={styles["title"]}>Folge uns</h2>
    <ul className={styles["links"]}>
      {socialLinks.map(({ href, icon, text }) => (
        <li key={href}>
          <a className={styles["link"]} href={href} target="_blank" rel="noreferrer">
            <Icon name={icon} />
            <span className="visually-hidden">{`${text} (neuer Tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
)
