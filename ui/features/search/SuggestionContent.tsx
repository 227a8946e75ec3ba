import { segments } from "@heimwerk/core/address/highlight.ts"
import { matchedRanges } from "@heimwerk/core/address/matchedRanges.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import type { Suggestion } from "@heimwerk/core/search/Suggestion.ts"
import type { ReactNode } from "react"

import { Icon, type IconName } from "../../widgets/Icon.tsx"
import { Marked } from "../../widgets/Marked.tsx"
import styles from "./SuggestionContent.module.css"

interface PictureProps {
  readonly src: string | undefined
  readonly size: number
  readonly icon: IconName
}

/** A suggestion's picture, or an icon of the same size. */
const Picture = ({ icon, size, src }: PictureProps) =>
  src === undefined || src === "" ? (
    <span className={styles["sign"]}>
      <Icon name={icon} size={20} />
    </span>
  ) : (
    <img
      className={styles["picture"]}
      src={sizedImage(src, size, size)}
      width={size}
      height={size}
      alt=""
      decoding="async"
    />
  )

const Row = ({ children, picture }: { readonly children: ReactNode; readonly picture: ReactNode }) => (
  <>
    {picture}
    <span className={styles["words"]}>{children}</span>
  </>
)

/** As in `energyPlace` of core. Importing that module would load the script of the product tiles, which contains it. */
const rank = (energyClass: string) => energyClass.charCodeAt(0) - energyClass.length

/**
 * The price of a suggested article, with its base price if it has one (PAngV § 4), and with its energy class and the
 * scale (Regulation (EU) 2017/1369).
 */
const Prices = ({ attributes: { basePrice, energyClass, price } }: Pick<Suggestion, "attributes">) =>
  price === undefined ? null : (
    <span className={styles["prices"]}>
      <span className={styles["price"]}>{price}</span>
      {basePrice === undefined ? null : (
        <span className={styles["base"]}>
          <span className="visually-hidden">Grundpreis </span>
          <span>{basePrice}</span>
        </span>
      )}
      {energyClass === undefined ? null : (
        <span className={styles["base"]}>
          <span className="visually-hidden">Energieeffizienzklasse </span>
          <span className={styles["arrow"]} data-place={rank(energyClass.rating) - rank(energyClass.from)}>
            {energyClass.rating}
          </span>
          <span className="visually-hidden">, Skala </span>
          <span>{`${energyClass.from} bis ${energyClass.to}`}</span>
        </span>
      )}
    </span>
  )

interface SuggestionContentProps {
  readonly suggestion: Suggestion
  /** The typed text, which is highlighted in the suggestion. */
  readonly typed: string
}

/**
 * A search suggestion in the list: a term, a category with its parent, an article, or a page. An article has
 * a price, a base price and an energy class if the suggestion contains them (storefront 3).
 */
export const SuggestionContent = ({ suggestion, typed }: SuggestionContentProps) => {
  const { attributes, image, name, type } = suggestion
  const marked = <Marked pieces={segments(name, matchedRanges(name, typed))} />
  switch (type) {
    case "searchTerm":
      return (
        <Row picture={<Icon name="search" size={20} />}>
          <span>{marked}</span>
        </Row>
      )
    case "category":
      return (
        <Row picture={<Picture src={image} size={40} icon="box" />}>
          <span>{marked}</span>
          {attributes.parentCategory === undefined ? null : (
            <span className={styles["more"]}>{`in ${attributes.parentCategory}`}</span>
          )}
        </Row>
      )
    case "productName":
      return (
        <Row picture={<Picture src={image} size={56} icon="info" />}>
          <span className={styles["name"]}>{marked}</span>
          <Prices attributes={attributes} />
        </Row>
      )
  }
}
