import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import styles from "./WishlistView.module.css"

/** A wishlist without lines, and how one comes onto it. */
export const EmptyWishlist = () => (
  <div className={styles["empty"]}>
    <Icon name="heart" size={56} />
    <h1>Deine Merkliste ist leer</h1>
    <p>Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.</p>
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
  </div>
)
