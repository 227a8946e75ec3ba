import styles from "./StatusDot.module.css"

/** A coloured dot for open or closed, always beside a text with the same meaning. */
export const StatusDot = ({ open }: { readonly open: boolean }) => (
  <span className={open ? styles["open"] : styles["closed"]} aria-hidden="true" />
)
