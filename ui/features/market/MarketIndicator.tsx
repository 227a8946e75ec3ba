import type { MouseEvent } from "react"

import { paths } from "../../paths.ts"
import { useFlyout } from "../../runtime/useFlyout.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { FlyoutPanel } from "../../widgets/FlyoutPanel.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { Link } from "../../widgets/Link.tsx"
import styles from "./MarketIndicator.module.css"
import { StatusDot } from "./StatusDot.tsx"

/** The visitor's own market, as the header shows it. */
export interface IndicatedMarket {
  readonly name: string
  readonly link: string
  readonly open: boolean
  readonly status: string
  readonly street: string
  readonly town: string
  /** Today's opening hours, for example `08:00 - 20:00`, or `geschlossen`. */
  readonly today: string
}

interface MarketIndicatorProps {
  readonly market?: IndicatedMarket | undefined
  /** Opens the store finder. If its script fails to load, the browser opens the page of all markets. */
  readonly onChange: (event: MouseEvent) => void
  /** Called when the store flyout opens, to preload the store finder. */
  readonly onOpen: () => void
}

/**
 * The visitor's own market in the header with its status, and a flyout with details (storefront 2, header).
 * Without a market, a click opens the store finder at once; hovering still opens the flyout.
 */
export const MarketIndicator = ({ market, onChange, onOpen }: MarketIndicatorProps) => {
  const { close, details, summary } = useFlyout(onOpen)
  return (
    <details className={styles["menu"]} {...details}>
      <summary
        className={styles["indicator"]}
        {...summary}
        onClick={
          market === undefined
            ? (event) => {
                close()
                onChange(event)
              }
            : summary.onClick
        }
      >
        <Icon name="store" />
        <span className={styles["text"]}>
          <span className={styles["name"]}>
            <span className="visually-hidden">Mein Markt: </span>
            <span>{market === undefined ? "Markt wählen" : market.name}</span>
          </span>
          <span className={styles["status"]}>
            {market === undefined ? (
              "Öffnungszeiten & Bestand"
            ) : (
              <>
                <StatusDot open={market.open} />
                <span>{market.status}</span>
              </>
            )}
          </span>
        </span>
      </summary>
      <FlyoutPanel>
        {market === undefined ? (
          <p>Wähle deinen Markt: dann siehst du, was dort vorrätig ist und wann er geöffnet hat.</p>
        ) : (
          <>
            <p className={styles["place"]}>
              <span>{market.street}</span>
              <br />
              <span>{market.town}</span>
            </p>
            <p>{`Heute: ${market.today}`}</p>
            <Link className={styles["more"]} to={market.link} onClick={close}>
              Alle Marktdetails &amp; Services
            </Link>
          </>
        )}
        <ButtonLink
          to={paths.markets}
          wide
          onClick={(event) => {
            close()
            onChange(event)
          }}
        >
          {market === undefined ? "Markt wählen" : "Markt ändern"}
        </ButtonLink>
      </FlyoutPanel>
    </details>
  )
}
