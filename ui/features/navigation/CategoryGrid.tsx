import { sizedImage } from "@heimwerk/core/product/image.ts"

import { Link } from "../../widgets/Link.tsx"
import styles from "./CategoryGrid.module.css"

interface CategoryGridProps {
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string; readonly image: string }>
}

/** A grid of category links with pictures. */
export const CategoryGrid = ({ categories }: CategoryGridProps) => (
  <ul className={styles["grid"]}>
    {categories.map(({ image, link, name }) => (
      <li key={link}>
        <Link className={styles["category"]} to={link}>
          <img
            className={styles["picture"]}
            src={sizedImage(image, 200, 200)}
            srcSet={`${sizedImage(image, 300, 300)} 2x`}
            width={200}
            height={200}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <span className={styles["name"]}>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
)
