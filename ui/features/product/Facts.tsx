import type { Product, ProductDetail } from "@heimwerk/core/product/Product.ts"
import { guaranteeText } from "@heimwerk/core/product/guarantee.ts"
import { dataSheetText } from "@heimwerk/core/product/energyLabel.ts"
import { showsRating, stars } from "@heimwerk/core/product/rating.ts"

import styles from "./Facts.module.css"
import reviewsStyles from "./Reviews.module.css"
import { ratingText, reviewsText } from "./ratingWords.ts"
import { brand as shop } from "../../brand.ts"
import { Icon } from "../../widgets/Icon.tsx"
import { NewTabLink } from "../../widgets/NewTabLink.tsx"
import { Stars } from "../../widgets/Stars.tsx"

interface ReviewsProps {
  readonly ratingData: Product["ratingData"]
}

/**
 * The rating summary of an article, with a text about the reviews' reliability (UWG § 5b, 3). Renders
 * nothing if no rating is shown.
 */
const Reviews = ({ ratingData }: ReviewsProps) => {
  if (ratingData === undefined || !showsRating(ratingData)) return null
  const { rating, reviewsCount } = ratingData
  return (
    <section aria-labelledby="bewertungen" className={reviewsStyles["reviews"]}>
      <h2 id="bewertungen">Bewertungen</h2>
      <p className={reviewsStyles["sum"]}>
        <span className={reviewsStyles["average"]} aria-hidden="true">
          {ratingText(rating)}
        </span>
        <span className={reviewsStyles["of"]}>
          <Stars stars={stars(rating)} label={`${ratingText(rating)} von 5 Sternen`} />
          <span>{reviewsText(reviewsCount)}</span>
        </span>
      </p>
      <p className={reviewsStyles["note"]}>
        Der Durchschnitt enthält alle abgegebenen Bewertungen, auch ohne Nachweis eines Kaufs.
      </p>
    </section>
  )
}

/**
 * Details of an article: description, technical data, warnings and manufacturer (GPSR Art. 19), and its rating
 * with a text about the reliability of the reviews.
 */
export const Facts = ({ product }: { readonly product: ProductDetail }) => {
  const {
    articleId,
    attributes,
    brand,
    dataSheetUrl,
    description,
    ean,
    highlights,
    maker,
    name,
    ratingData,
    warnings,
  } = product
  const guarantee = guaranteeText(brand, shop)
  const data = [
    ...attributes,
    ...(guarantee === undefined ? [] : [{ name: "Garantie", value: guarantee }]),
    { name: "Artikelnummer", value: articleId },
    ...(ean === "" ? [] : [{ name: "EAN", value: ean }]),
  ]
  return (
    <div className={styles["facts"]}>
      {highlights.length === 0 && description === "" ? null : (
        <section aria-labelledby="beschreibung" className={styles["part"]}>
          <h2 id="beschreibung">Beschreibung</h2>
          {highlights.length === 0 ? null : (
            <ul className={styles["highlights"]}>
              {highlights.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {description === "" ? null : <p className={styles["text"]}>{description}</p>}
        </section>
      )}
      <section aria-labelledby="daten" className={styles["part"]}>
        <h2 id="daten">Technische Daten</h2>
        <table className={styles["table"]}>
          <caption className="visually-hidden">{`Technische Daten von ${name}`}</caption>
          <tbody>
            {data.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {dataSheetUrl === undefined ? null : (
          <NewTabLink className={styles["sheet"]} href={dataSheetUrl}>
            {dataSheetText}
          </NewTabLink>
        )}
      </section>
      {warnings === undefined ? null : (
        <section aria-labelledby="sicherheit" className={styles["part"]}>
          <h2 id="sicherheit">Warn- und Sicherheitshinweise</h2>
          <ul className={styles["warnings"]}>
            {warnings.map((warning) => (
              <li key={warning}>
                <Icon name="warning" size={20} />
                {warning}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="hersteller" className={styles["part"]}>
        <h2 id="hersteller">Angaben zum Hersteller</h2>
        <address className={styles["maker"]}>
          {maker.name}
          <br />
          {maker.address}
          <br />
          {maker.contact.includes("@") ? (
            <a href={`mailto:${maker.contact}`}>{maker.contact}</a>
          ) : (
            maker.contact
          )}
        </address>
      </section>
      <Reviews ratingData={ratingData} />
    </div>
  )
}
