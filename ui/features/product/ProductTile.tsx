import type { Product } from "@heimwerk/core/product/Product.ts"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { tileParts, type TileVariant } from "@heimwerk/core/product/tile.ts"
import type { ReactNode } from "react"

import { Link } from "../../widgets/Link.tsx"
import { Availability } from "./Availability.tsx"
import { EnergyLabel } from "./EnergyLabel.tsx"
import { Picture } from "./Picture.tsx"
import styles from "./ProductTile.module.css"
import { Rating } from "./Rating.tsx"
import { ButtonLink } from "../../widgets/Button.tsx"

const maxShown = 3

/** Returns an article's first three variants and the number of the others, as text. */
export const variantsText = (variants: ReadonlyArray<string>): string => {
  const more = variants.length - maxShown
  const shown = variants.slice(0, maxShown).join(", ")
  if (more <= 0) return shown
  return `${shown} und ${more === 1 ? "1 weitere" : `${more} weitere`}`
}

interface ProductTileProps {
  readonly product: Product
  readonly variant?: TileVariant
  readonly marketName?: string | undefined
  /** When the article can be collected in the market: `Heute ab 15:10 abholbereit`. */
  readonly pickup?: string | undefined
  /** Whether the picture loads first, for the first tiles of a page. */
  readonly first?: boolean
  readonly flags: ReactNode
  readonly price: ReactNode
  /** The wishlist toggle, shown at the top right of the tile. */
  readonly wishlistToggle?: ReactNode
  /** The add-to-basket button of the tile. */
  readonly action?: ReactNode
  readonly cta?: { readonly href: string; readonly text: string } | undefined
  readonly heading?: "h2" | "h3"
}

/**
 * An article in a list (storefront 2, product tile). The core's `tileParts` decides what each kind of tile
 * shows. Price, flags, wishlist toggle and basket button are rendered by their own features.
 */
export const ProductTile = ({
  action,
  cta,
  first = false,
  flags,
  wishlistToggle,
  heading: Heading = "h2",
  marketName,
  pickup,
  price,
  product,
  variant = "full",
}: ProductTileProps) => {
  const { availability, brand, dataSheetUrl, energyClass, image, link, name, ratingData, variants } = product
  const parts = tileParts(variant, {
    ...product,
    ...(wishlistToggle === undefined ? {} : { skuForAddToWishlist: product.articleId }),
    ...(cta === undefined ? {} : { buttonCTA: cta }),
  })
  const hasName = parts.includes("name")
  return (
    <article
      className={variant === "highlight" ? `${styles["tile"]} ${styles["highlight"]}` : styles["tile"]}
    >
      <div className={styles["picture"]}>
        <Picture src={image} alt="" size={300} use="tile" first={first} />
      </div>
      <div className={styles["body"]}>
        <Heading className={styles["head"]}>
          {parts.includes("brand") ? <span className={styles["brand"]}>{brand}</span> : null}{" "}
          <Link className={styles["name"]} to={link}>
            <span className={hasName ? styles["clamped"] : "visually-hidden"}>
              {hasName ? shownName(nameWithoutBrand(name, brand)) : name}
            </span>
          </Link>
        </Heading>
        {parts.includes("variants") ? <p className={styles["variants"]}>{variantsText(variants)}</p> : null}
        {parts.includes("rating") ? <Rating ratingData={ratingData} /> : null}
      </div>
      {hasName ? <div className={styles["flags"]}>{flags}</div> : null}
      {parts.includes("wishlist") ? <div className={styles["wishlistToggle"]}>{wishlistToggle}</div> : null}
      <div className={styles["foot"]}>
        {energyClass === undefined || !parts.includes("energyLabel") ? null : (
          <div className={styles["above"]}>
            <EnergyLabel energyClass={energyClass} name={name} dataSheetUrl={dataSheetUrl} />
          </div>
        )}
        {price}
        {parts.includes("availability") ? (
          <div className={styles["end"]}>
            <Availability codes={availability} marketName={marketName} promise={pickup} />
            <div className={styles["above"]}>{action}</div>
          </div>
        ) : null}
        {cta === undefined || !parts.includes("button") ? null : (
          <div className={styles["above"]}>
            <ButtonLink to={cta.href} look="outline" wide>
              {cta.text}
              <span className="visually-hidden">{name}</span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  )
}
