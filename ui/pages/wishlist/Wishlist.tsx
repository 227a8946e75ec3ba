import type { DeliveryType } from "@heimwerk/core/basket/Basket.ts"
import { deliveriesFor } from "@heimwerk/core/basket/deliveriesFor.ts"
import { priceType } from "@heimwerk/core/product/priceType.ts"
import type { Product } from "@heimwerk/core/product/Product.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"
import { useState } from "react"

import { AddAllButton } from "../../features/basket/AddAllButton.tsx"
import { LineQuantity } from "../../features/basket/LineQuantity.tsx"
import { PriceBlock } from "../../features/price/PriceBlock.tsx"
import { ProductFlags } from "../../features/price/ProductFlags.tsx"
import { Availability } from "../../features/product/Availability.tsx"
import { EnergyLabel } from "../../features/product/EnergyLabel.tsx"
import { wishlistService } from "../../features/wishlist/wishlist.ts"
import { WishlistView } from "../../features/wishlist/WishlistView.tsx"
import { paths } from "../../paths.ts"
import { ButtonLink } from "../../widgets/Button.tsx"
import { Icon } from "../../widgets/Icon.tsx"
import { finderOpener } from "../../shared/finderOpener.ts"
import { useFinderModal } from "../../shared/useFinderModal.tsx"
import { useHoldsCard } from "../../shared/useHoldsCard.ts"
import type { WishlistData } from "./load.ts"
import { useMissingProducts } from "./useMissingProducts.ts"
import styles from "./Wishlist.module.css"

/**
 * Returns the delivery type with which an article can be added to the basket. Returns `undefined` if the
 * article is not available, or if its price is shown only after a market was chosen.
 */
const deliveryOf = ({ availability, price }: Product): DeliveryType | undefined =>
  price.isBlur ? undefined : deliveriesFor(availability)[0]

/** The content of the wishlist page: lines with flags, prices, energy labels, availability and quantities. */
export const Wishlist = ({ marketName, products, wishlist }: WishlistData) => {
  const run = wishlistService.useRun()
  const known = new Map<string, Product>(products.map((product) => [product.articleId, product]))
  const [asked, setAsked] = useState<Product | undefined>(undefined)
  const { modal, open, prepare } = useFinderModal(asked)
  const opener = finderOpener(prepare)
  const holdsCard = useHoldsCard()
  useMissingProducts(wishlist)

  const parts = (line: WishlistLine) => {
    const { articleId, energyClass, name } = line.product
    const product = known.get(articleId)
    const quantity = (
      <LineQuantity
        line={line}
        update={(lineItemId, quantity) => run((list) => list.run({ kind: "update", lineItemId, quantity }))}
      />
    )
    const energy =
      energyClass === undefined ? null : (
        <EnergyLabel energyClass={energyClass} name={name} dataSheetUrl={product?.dataSheetUrl} />
      )
    if (product === undefined) return { quantity, energy }
    const { availability, price } = product
    const delivery = deliveryOf(product)
    return {
      quantity,
      ...(delivery === undefined ? {} : { delivery }),
      otherwise:
        marketName === undefined ? (
          <ButtonLink
            {...opener}
            to={paths.markets}
            look="outline"
            wide
            onClick={(event) => {
              setAsked(product)
              open(event)
            }}
          >
            <Icon name="store" />
            Markt wählen
          </ButtonLink>
        ) : null,
      flags: <ProductFlags product={product} />,
      price: <PriceBlock price={price} size="tile" type={priceType(product)} holdsCard={holdsCard} />,
      energy,
      availability: <Availability codes={availability} marketName={marketName} />,
    }
  }

  const availableOf = (lines: ReadonlyArray<WishlistLine>) =>
    lines.flatMap(({ product: { articleId }, quantity }) => {
      const product = known.get(articleId)
      const deliveryType = product && deliveryOf(product)
      return deliveryType === undefined ? [] : [{ articleId, quantity, deliveryType }]
    })
  const addAll = (lines: ReadonlyArray<WishlistLine>) => {
    const available = availableOf(lines)
    const read = async () => {
      const outcome = await run(({ shown }) => shown)
      const isLoaded = outcome.kind === "done" && outcome.value.type === "full"
      return isLoaded ? availableOf(outcome.value.lineItems) : available
    }
    return <AddAllButton count={available.length} missing={lines.length - available.length} read={read} />
  }

  return (
    <div className={styles["page"]}>
      <WishlistView loaded={wishlist} parts={parts} renderAddAll={addAll} />
      {modal}
    </div>
  )
}
