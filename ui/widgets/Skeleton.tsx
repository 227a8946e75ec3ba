import styles from "./Skeleton.module.css"

export type SkeletonShape = "line" | "short" | "head" | "picture" | "button" | "block"

/** A grey placeholder with the size of the expected content. */
export const Skeleton = ({ shape }: { readonly shape: SkeletonShape }) => (
  <span className={`${styles["skeleton"]} ${styles[shape]}`} aria-hidden="true" />
)
