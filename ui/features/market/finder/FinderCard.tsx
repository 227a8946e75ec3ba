import { Icon } from "../../../widgets/Icon.tsx"
import { Link } from "../../../widgets/Link.tsx"
import { NewTabLink } from "../../../widgets/NewTabLink.tsx"
import { ChooseMarket } from "../ChooseMarket.tsx"
import { Status } from "../Status.tsx"
import styles from "./FinderCard.module.css"
import type { FinderCardData } from "./FinderCardData.ts"

const stockIcons = { G: "check", Y: "clock", R: "close" } as const

interface FinderCardProps {
  readonly card: FinderCardData
  readonly onHover: (id: string | undefined) => void
  readonly heading?: "h3" | "h4"
}

/**
 * A market in the finder's list with collapsible details (storefront 2, market card; forms and markets 2.3).
 */
export const FinderCard = ({ card, heading: Heading = "h3", onHover }: FinderCardProps) => (
  <article
    className={styles["card"]}
    data-own={card.isOwn || undefined}
    data-selected={card.isSelected || undefined}
    onPointerEnter={() => onHover(card.id)}
    onPointerLeave={() => onHover(undefined)}
  >
    <div className={styles["head"]}>
      <Heading className={styles["name"]}>{card.name}</Heading>
      {card.distance === undefined ? null : (
        <p className={styles["distance"]}>
          <span className="visually-hidden">Entfernung: </span>
          <span>{card.distance}</span>
        </p>
      )}
    </div>
    {card.isNearestWithStock ? <p className={styles["nearest"]}>Nächster Markt mit Bestand</p> : null}
    {card.indicator === undefined ? null : (
      <p className={styles["indicator"]} data-indicator={card.indicator.value}>
        <Icon name={stockIcons[card.indicator.value]} size={16} />
        <span>{card.indicator.text}</span>
      </p>
    )}
    <Status open={card.open} status={card.status} week={card.week} />
    <details className={styles["details"]}>
      <summary>
        <span>{`${card.street}, ${card.town}`}</span>
        <Icon name="chevron-down" size={20} />
        <span className="visually-hidden">{`Details zu ${card.name}`}</span>
      </summary>
      <dl className={styles["facts"]}>
        <div>
          <dt>Heute</dt>
          <dd>{card.today}</dd>
        </div>
        {card.phone === undefined ? null : (
          <div>
            <dt>Telefon</dt>
            <dd>
              <a href={card.phone.href}>{card.phone.text}</a>
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles["links"]}>
        <li>
          <NewTabLink href={card.route}>Route berechnen</NewTabLink>
        </li>
        <li>
          <Link to={card.link}>Alle Marktdetails &amp; Services</Link>
        </li>
      </ul>
    </details>
    <ChooseMarket market={card} />
  </article>
)
