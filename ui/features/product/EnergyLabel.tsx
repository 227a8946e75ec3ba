import type { EnergyClass } from "@heimwerk/core/product/Product.ts"

import styles from "./EnergyLabel.module.css"

interface EnergyLabelProps {
  readonly energyClass: EnergyClass
  readonly dataSheetUrl?: string | undefined
}

/**
 * The arrow of the EU energy label with its class and range, leading to the whole label, and the data sheet beside it
 * (storefront 2, product tile; regulation (EU) 2017/1369).
 */
export const EnergyLabel = ({
  dataSheetUrl,
  energyClass: { from, labelUrl, rating, to },
}: EnergyLabelProps) => (
  <p className={styles["energy"]}>
    <a className={styles["label"]} href={labelUrl} target="_blank" rel="noreferrer">
      <span className={styles["range"]} aria-hidden="true">
        <span>{from}</span>
        <span className={styles["up"]} />
        <span>{to}</span>
      </span>
      <span className={`${styles["arrow"]} ${styles[`class${rating}`]}`} aria-hidden="true">
        {rating}
      </span>
      <span className="visually-hidden">
        Energieeffizienzklasse {rating} auf der Skala von {from} bis {to}, Energielabel öffnen (neuer Tab)
      </span>
    </a>
    {dataSheetUrl === undefined ? null : (
      <a className={styles["sheet"]} href={dataSheetUrl} target="_blank" rel="noreferrer">
        Produktdatenblatt<span className="visually-hidden"> (neuer Tab)</span>
      </a>
    )}
  </p>
)
