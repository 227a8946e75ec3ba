import { Link } from "../../widgets/Link.tsx"
import styles from "./MarketDirectory.module.css"

interface MarketDirectoryProps {
  readonly states: ReadonlyArray<{
    readonly state: string
    readonly anchor: string
    readonly markets: ReadonlyArray<{ readonly name: string; readonly link: string }>
  }>
}

/** A directory of all markets by federal state, for search engines and for visitors who know their market. */
export const MarketDirectory = ({ states }: MarketDirectoryProps) => (
  <div className={styles["directory"]}>
    <nav aria-label="Bundesländer">
      <ul className={styles["anchors"]}>
        {states.map(({ anchor, state }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{state}</a>
          </li>
        ))}
      </ul>
    </nav>
    {states.map(({ anchor, markets, state }) => (
      <section key={anchor} aria-labelledby={anchor} className={styles["state"]}>
        <h3 id={anchor} className={styles["name"]}>
          {state}
          <span className={styles["count"]}>
            {markets.length} {markets.length === 1 ? "Markt" : "Märkte"}
          </span>
        </h3>
        <ul className={styles["markets"]}>
          {markets.map(({ link, name }) => (
            <li key={link}>
              <Link to={link}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
