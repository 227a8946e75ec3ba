import { Icon } from "./Icon.tsx"
import styles from "./Stars.module.css"

interface StarsProps {
  readonly stars: ReadonlyArray<"full" | "half" | "empty">
  /** What they say in words, for example `4,5 von 5 Sternen`. */
  readonly label: string
}

const keys = ["1", "2", "3", "4", "5"]

/** A row of stars. */
export const Stars = ({ label, stars }: StarsProps) => (
  <span className={styles["stars"]} role="img" aria-label={label}>
    {stars.map((star, index) => (
      <Icon key={keys[index]} name={`star-${star}`} size={17} />
    ))}
  </span>
)
