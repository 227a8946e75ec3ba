import styles from "./HiddenPrice.module.css"

/**
 * Replaces a price that needs a market: a blurred figure, and how to see the price (storefront 3, isBlur).
 */
export const HiddenPrice = ({ size }: { readonly size: "tile" | "page" }) => (
  <div className={styles["hidden"]}>
    <span className={`${styles["blurred"]} ${styles[size]}`} aria-hidden="true">
      00,00 €
    </span>
    <p>Wähle einen Markt, um den Preis zu sehen.</p>
  </div>
)
