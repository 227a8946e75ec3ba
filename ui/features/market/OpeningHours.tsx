import type { SpecialRow, WeekRow } from "./hoursRows.ts"
import styles from "./OpeningHours.module.css"

const today = <span className={styles["today"]}>heute</span>

/** Table of the usual opening hours from Monday to Sunday. */
export const WeekTable = ({ rows }: { readonly rows: ReadonlyArray<WeekRow> }) => (
  <div className={styles["hoursTable"]}>
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
  </div>
)

/**
 * Table of the days with special hours. Occasion and date share a cell, so that each of them fits on one line
 * in narrow windows.
 */
export const SpecialTable = ({ rows }: { readonly rows: ReadonlyArray<SpecialRow> }) => (
  <div className={styles["hoursTable"]}>
    <table className={styles["table"]}>
      <caption className="visually-hidden">Sonderöffnungszeiten der nächsten 60 Tage</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Uhrzeit</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ date, hours, isToday, label, weekday }) => (
          <tr key={date} className={isToday ? styles["marked"] : undefined}>
            <th scope="row">
              <span className={styles["occasion"]}>{label}</span>{" "}
              <span className={styles["date"]}>{date}</span>{" "}
              <span className={styles["weekday"]}>{weekday}</span> {isToday ? today : null}
            </th>
            <td className={styles["hours"]}>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
