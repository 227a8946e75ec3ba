import { sizedImage } from "@heimwerk/core/product/image.ts"
import { nameWithoutBrand, shownName } from "@heimwerk/core/product/nameWithoutBrand.ts"
import { unitText } from "@heimwerk/core/product/salesUnit.ts"
import { formatCents } from "@heimwerk/core/values/germanMoney.ts"
import type { WishlistLine } from "@heimwerk/core/wishlist/Wishlist.ts"

import { Link } from "../../widgets/Link.tsx"
import { Notice } from "../../widgets/Notice.tsx"
import { LineActions } from "./LineActions.tsx"
import type { LineParts } from "./LineParts.ts"
import styles from "./WishlistLineItem.module.css"

interface WishlistLineItemProps {
  readonly line: WishlistLine
  readonly parts: LineParts
  readonly error: string | undefined
  readonly isPending: boolean
}

const pictureSize = 140

/** A wishlist line: article, availability, price, quantity, actions and error. */
export const WishlistLineItem = ({ error, isPending, line, parts }: WishlistLineItemProps) => {
  const { product } = line
  return (
    <article className={styles["line"]} aria-busy={isPending}>
      <img
        className={styles["picture"]}
        src={sizedImage(product.image, pictureSize, pictureSize)}
        srcSet={`${sizedImage(product.image, 2 * pictureSize, 2 * pictureSize)} 2x`}
        width={pictureSize}
        height={pictureSize}
        alt=""
      />
      <div className={styles["what"]}>
        {parts.flags}
        <h2 className={styles["name"]}>
          <span className={styles["brand"]}>{product.brand}</span>{" "}
          <Link to={product.link}>{shownName(nameWithoutBrand(product.name, product.brand))}</Link>
        </h2>
        <p className={styles["onPaper"]}>
          {`${unitText(line.quantity, product.unit)}, Art.-Nr. ${product.articleId}`}
        </p>
        {parts.availability}
      </div>
      <div className={styles["price"]}>
        {parts.price ?? <p>{formatCents(line.unitPrice)}</p>}
        {parts.energy}
      </div>
      <LineActions line={line} parts={parts} />
      {error === undefined ? null : (
        <div className={styles["error"]}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
    </article>
  )
}
