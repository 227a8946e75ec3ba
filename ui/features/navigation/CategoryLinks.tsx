import { sizedImage } from "@heimwerk/core/product/image.ts"
import { Link } from "react-router-dom"

import styles from "./CategoryLinks.module.css"

interface CategoryLinksProps {
  readonly categories: ReadonlyArray<{ readonly name: string; readonly link: string; readonly image: string }>
}

/** The categories below one, as small cards. */
export const CategoryLinks = ({ categories }: CategoryLinksProps) => (
  <nav aria-label="Unterkategorien">
    <ul className={styles["links"]}>
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
