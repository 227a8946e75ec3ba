import styles from "./Skeleton.module.css"

export type SkeletonShape = "line" | "short" | "head" | "picture" | "button" | "block"

/** A grey place holder in the size of what comes. */
export const Skeleton = ({ shape }: { readonly shape: SkeletonShape }) => (
  <span className={`${styles["skeleton"]} ${styles[shape]}`} aria-hidden="true" />
)
