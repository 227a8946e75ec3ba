import { sizedImage } from "@heimwerk/core/product/image.ts"

import { Link } from "../../widgets/Link.tsx"
import styles from "./CategoryLinks.module.css"

interface CategoryLinksProps {
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string; readonly image: string }>
  readonly label?: string
  /** Whether small windows show one scrolling row, to save space for the content below. */
  readonly inRow?: boolean
}

/** Links to categories as small cards. */
export const CategoryLinks = ({
  categories,
  inRow = false,
  label = "Unterkategorien",
}: CategoryLinksProps) => (
  <nav aria-label={label}>
    <ul className={inRow ? `${styles["links"]} ${styles["row"]}` : styles["links"]}>
      {categories.map(({ image, link, name }) => (
        <li key={link}>
          <Link className={styles["link"]} to={link}>
            {image === "" ? null : <img src={sizedImage(image, 56, 56)} width={56} height={56} alt="" />}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
