import styles from "./Stars.module.css"

interface StarsProps {
  /** The five stars from left to right: full stars, at most one half star, empty stars. */
  readonly stars: ReadonlyArray<"full" | "half" | "empty">
  /** The rating in words for screen readers, for example `4,5 von 5 Sternen`. */
  readonly label: string
}

/**
 * A row of five stars. One background picture contains all ratings, so a list with a hundred stars needs no
 * element per star.
 */
export const Stars = ({ label, stars }: StarsProps) => (
  <span
    className={styles["stars"]}
    role="img"
    aria-label={label}
    data-full={stars.filter((star) => star === "full").length}
    data-half={stars.includes("half") ? "" : undefined}
  />
)
