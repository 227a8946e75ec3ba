import { useAtomValue } from "jotai"
import { Suspense } from "react"
import { useParams } from "react-router-dom"

import { brand } from "../brand.ts"
import styles from "./Header.module.css"
import { HeaderLists } from "./HeaderLists.tsx"
import { HeaderMarket } from "./HeaderMarket.tsx"
import type { ShopData } from "./ShopData.ts"
import { userAtom } from "../features/account/account.ts"
import { CategoryBar } from "../features/navigation/CategoryBar.tsx"
import type { MenuAccount } from "../features/navigation/OffCanvasMenu.tsx"
import { SearchForm } from "../features/search/SearchForm.tsx"
import { lazyComponent } from "../hydration/lazyPart.tsx"
import { paths } from "../paths.ts"
import { Icon } from "../widgets/Icon.tsx"
import { Link } from "../widgets/Link.tsx"
import { Skeleton } from "../widgets/Skeleton.tsx"

const AccountPanel = lazyComponent(
  async () => (await import("../features/account/AccountPanel.tsx")).AccountPanel,
)

/**
 * Returns the user and the content of the account entry in the off-canvas menu (storefront 2, account
 * flyout).
 */
const useMenuAccount = (): MenuAccount => {
  const user = useAtomValue(userAtom)
  return {
    user,
    render: (onLeave) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AccountPanel onLeave={onLeave} />
      </Suspense>
    ),
  }
}

/** The header of every page: logo, search, the visitor's own market, account, wishlist, basket and categories. */
export const Header = ({ shop }: { readonly shop: ShopData }) => {
  const { term } = useParams()
  const account = useMenuAccount()
  return (
    <header>
      <div className={styles["band"]}>
        <div className={styles["inner"]}>
          <Link
            className={styles["logo"]}
            data-header="logo"
            to={paths.home}
            aria-label={`${brand.brand}, zur Startseite`}
          >
            <Icon name="mark" size={34} />
            <span aria-hidden="true">{brand.brand}</span>
          </Link>
          <div className={styles["search"]} data-header="search">
            <SearchForm id="suche" label="Produkte suchen" placeholder="Wonach suchst du?" term={term} />
          </div>
          <div className={styles["market"]} data-header="marketFlyout">
            <HeaderMarket market={shop.market} asksConsent={shop.asksConsent} />
          </div>
          <div className={styles["lists"]} data-header="lists">
            <HeaderLists />
          </div>
        </div>
      </div>
      <div className={styles["categories"]} data-header="navigation">
        <div className={styles["width"]}>
          <CategoryBar categories={shop.navigation} account={account} />
        </div>
      </div>
    </header>
  )
}
