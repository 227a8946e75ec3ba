import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { EmptyList } from "../../widgets/EmptyList.tsx"

/** A wishlist without lines, and how one comes onto it. */
export const EmptyWishlist = () => (
  <EmptyList
    icon="heart"
    title="Deine Merkliste ist leer"
    text="Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder."
  >
    <ButtonLink to={paths.home}>Weiter einkaufen</ButtonLink>
  </EmptyList>
)
