import { priceType } from "@heimwerk/core/product/priceType.ts"

import { PriceBlock } from "../../features/price/PriceBlock.tsx"
import { EnergyLabel } from "../../features/product/EnergyLabel.tsx"
import { Siblings } from "../../features/product/Siblings.tsx"
import { WishlistToggle } from "../../features/wishlist/WishlistToggle.tsx"
import { useHoldsCard } from "../../shared/useHoldsCard.ts"
import { PageActions } from "../../widgets/PageActions.tsx"
import type { ProductData } from "./load.ts"
import styles from "./ProductPage.module.css"

/**
 * The upper half of the buy box: price, wishlist toggle, energy label, links to the other articles of the
 * series, and buttons to share and print (storefront 2).
 */
export const Offer = ({ product, series }: Pick<ProductData, "product" | "series">) => {
  const { dataSheetUrl, energyClass, link, name, price } = product
  return (
    <div className={styles["offer"]}>
      <div className={styles["priceLine"]}>
        <PriceBlock price={price} size="page" type={priceType(product)} holdsCard={useHoldsCard()} />
        <WishlistToggle product={product} />
      </div>
      {energyClass === undefined ? null : (
        <EnergyLabel energyClass={energyClass} name={name} dataSheetUrl={dataSheetUrl} />
      )}
      {series === undefined ? null : <Siblings {...series} />}
      <PageActions title={name} content={(origin) => ({ url: origin + link })} />
    </div>
  )
}
