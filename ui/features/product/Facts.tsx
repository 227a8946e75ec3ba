import type { ProductDetail } from "@heimwerk/core/product/Product.ts"
import { showsRating } from "@heimwerk/core/product/rating.ts"

import styles from "./Facts.module.css"

/** What there is to know about an article: description, technical data, maker, and what its reviews are worth. */
export const Facts = ({ product }: { readonly product: ProductDetail }) => {
  const { articleId, attributes, description, ean, highlights, maker, name, ratingData } = product
  const data = [...attributes, { name: "Artikelnummer", value: articleId }, { name: "EAN", value: ean }]
  return (
    <div className={styles["facts"]}>
      <section aria-labelledby="beschreibung" className={styles["part"]}>
        <h2 id="beschreibung">Beschreibung</h2>
        {highlights.length === 0 ? null : (
          <ul className={styles["highlights"]}>
            {highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <p className={styles["text"]}>{description}</p>
      </section>
      <section aria-labelledby="daten" className={styles["part"]}>
        <h2 id="daten">Technische Daten</h2>
        <table className={styles["table"]}>
          <caption className="visually-hidden">Technische Daten von {name}</caption>
          <tbody>
            {data.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="hersteller" className={styles["part"]}>
        <h2 id="hersteller">Angaben zum Hersteller</h2>
        <address className={styles["maker"]}>
          {maker.name}
          <br />
          {maker.address}
          <br />
          {maker.contact}
        </address>
      </section>
      {showsRating(ratingData) ? (
        <section aria-labelledby="bewertungen" className={styles["part"]}>
          <h2 id="bewertungen">Zu den Bewertungen</h2>
          <p className={styles["text"]}>
            Wir prüfen nicht, ob die Bewertungen von Menschen stammen, die den Artikel gekauft oder benutzt
            haben.
          </p>
        </section>
      ) : null}
    </div>
  )
}
