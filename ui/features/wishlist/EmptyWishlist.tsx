import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { EmptyList } from "../../widgets/EmptyList.tsx"

/** The empty wishlist, with a hint how to add articles. */
export const EmptyWishlist = () => (
  <EmptyList
    icon="heart"
    title="Deine Merkliste ist leer"
    text="Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder."
  >
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
  </EmptyList>
)
