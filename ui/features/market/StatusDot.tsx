import styles from "./StatusDot.module.css"

/** Open or closed at a glance, always beside the words that say it. */
export const StatusDot = ({ open }: { readonly open: boolean }) => (
  <span className={open ? styles["open"] : styles["closed"]} aria-hidden="true" />
)
