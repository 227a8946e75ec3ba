import { legalLinks } from "../../legalLinks.ts"
import { Subscribe } from "../../features/newsletter/Subscribe.tsx"
import { paths } from "../../paths.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Page } from "../../shared/Page.tsx"
import styles from "./NewsletterPages.module.css"

const contents = [
  "Aktuelle Angebote und Aktionen",
  "Ideen und Anleitungen für dein nächstes Projekt",
  "Neues aus unseren Märkten",
]

const [privacy] = legalLinks

/** The page to subscribe to the newsletter (storefront 2, `/newsletter/anmelden/`). */
export const SubscribePage = () => (
  <Page title="Newsletter" lead="Gute Ideen für dein Zuhause, direkt in dein Postfach.">
    <div className={styles["columns"]}>
      <div className={styles["card"]}>
        <Subscribe />
        <p className={styles["fine"]}>
          Abmelden kannst du dich jederzeit, über einen Link in jedem Newsletter oder{" "}
          <Link to={paths.newsletterCancel}>auf dieser Seite</Link>.
          {privacy === undefined ? null : (
            <>
              {" "}
              Wie wir mit deiner E-Mail-Adresse umgehen, liest du unter{" "}
              <NewTabLink href={privacy.href}>{privacy.text}</NewTabLink>.
            </>
          )}
        </p>
      </div>
      <div className={styles["about"]}>
        <h2>Das bekommst du</h2>
        <ul className={styles["contents"]}>
          {contents.map((text) => (
            <li key={text}>
              <Icon name="check" size={20} />
              {text}
            </li>
          ))}
        </ul>
        <h2>So meldest du dich an</h2>
        <ol className={styles["steps"]}>
          <li>Gib deine E-Mail-Adresse ein.</li>
          <li>Wir schicken dir eine E-Mail mit einem Link.</li>
          <li>Bestätige über den Link. Erst dann bekommst du den Newsletter.</li>
        </ol>
      </div>
    </div>
  </Page>
)
