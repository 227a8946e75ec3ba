import styles from "./HoursTable.module.css"
import type { MarketView } from "./MarketView.ts"

/** The hours of the week with the special days of the next weeks, which go before them. */
export const HoursTable = ({
  market,
}: {
  readonly market: Pick<MarketView, "name" | "week" | "specialDays">
}) => (
  <div className={styles["hours"]}>
    <table className={styles["table"]}>
      <caption className="visually-hidden">Öffnungszeiten von {market.name}</caption>
      <tbody>
        {market.week.map(({ hours, isToday, label }) => (
          <tr key={label} className={isToday ? styles["today"] : undefined}>
            <th scope="row">
              {label}
              {isToday ? <span className="visually-hidden"> (heute)</span> : null}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {market.specialDays.length === 0 ? null : (
      <table className={styles["table"]}>
        <caption className={styles["caption"]}>Sonderöffnungszeiten</caption>
        <tbody>
          {market.specialDays.map(({ date, hours, label }) => (
            <tr key={date}>
              <th scope="row">
                {date} <span className={styles["label"]}>{label}</span>
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
)
