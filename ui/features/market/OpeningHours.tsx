import type { SpecialRow, WeekRow } from "./hoursRows.ts"
import styles from "./OpeningHours.module.css"

const today = <span className={styles["today"]}>heute</span>

/** The usual opening hours from Monday to Sunday. */
export const WeekTable = ({ rows }: { readonly rows: ReadonlyArray<WeekRow> }) => (
  <table className={styles["table"]}>
    <caption className="visually-hidden">Öffnungszeiten nach Wochentag</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Wochentag</th>
        <th scope="col">Uhrzeit</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ hours, isToday, weekday }) => (
        <tr key={weekday} className={isToday ? styles["marked"] : undefined}>
          <th scope="row">
            {weekday} {isToday ? today : null}
          </th>
          <td className={styles["hours"]}>{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The days with hours of their own. */
export const SpecialTable = ({ rows }: { readonly rows: ReadonlyArray<SpecialRow> }) => (
  <table className={styles["table"]}>
    <caption className="visually-hidden">Sonderöffnungszeiten der nächsten 60 Tage</caption>
    <thead className="visually-hidden">
      <tr>
        <th scope="col">Datum</th>
        <th scope="col">Anlass</th>
        <th scope="col">Uhrzeit</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ date, hours, isToday, label, weekday }) => (
        <tr key={date} className={isToday ? styles["marked"] : undefined}>
          <th scope="row">
            {date}
            <span className={styles["weekday"]}>
              {weekday} {isToday ? today : null}
            </span>
          </th>
          <td>{label}</td>
          <td className={styles["hours"]}>{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
