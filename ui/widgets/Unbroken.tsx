import styles from "./Unbroken.module.css"

/** A number or an address that begins on a new line instead of being divided at a hyphen. */
export const Unbroken = ({ text }: { readonly text: string }) => (
  <span className={styles["unbroken"]}>{text}</span>
)
