import type { Category } from "@heimwerk/core/catalog/Category.ts"
import { subCategoryFlyout } from "@heimwerk/core/navigation/subCategories.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"

import { Link } from "../../widgets/Link.tsx"
import { Skeleton } from "../../widgets/Skeleton.tsx"
import type { CategoryLink } from "./CategoryBar.tsx"
import styles from "./SubCategories.module.css"

interface SubCategoriesProps {
  readonly main: CategoryLink
  /** The main category with its sub-categories; `undefined` while they load. */
  readonly category: Category | undefined
  /** Called after a click on a link. */
  readonly onFollow: () => void
}

const rows = [1, 2, 3, 4, 5, 6]

/**
 * The sub-categories of a main category, at most 20. Fewer than 5 are shown in one row (storefront 9, header
 * and navigation).
 */
export const SubCategories = ({ category, main, onFollow }: SubCategoriesProps) => {
  const { layout, shown } = subCategoryFlyout(category?.subCategories ?? [])
  return (
    <>
      <Link className={styles["all"]} to={main.link} onClick={onFollow}>{`Alles in ${main.name}`}</Link>
      <ul className={layout === "row" && category !== undefined ? styles["row"] : styles["columns"]}>
        {category === undefined
          ? rows.map((row) => (
              <li key={row} className={styles["waiting"]}>
                <Skeleton shape="line" />
              </li>
            ))
          : shown.map(({ id, image, link, name }) => (
              <li key={id}>
                <Link className={styles["link"]} to={link} onClick={onFollow}>
                  {image === "" ? null : (
                    <img src={sizedImage(image, 44, 44)} width={44} height={44} alt="" decoding="async" />
                  )}
                  {name}
                </Link>
              </li>
            ))}
      </ul>
    </>
  )
}
