import styles from "./StatusDot.module.css"

/**
 * A coloured dot that shows whether a market is open. It always needs a text beside it with the same
 * meaning.
 */
export const StatusDot = ({ open }: { readonly open: boolean }) => (
  <span className={open ? styles["open"] : styles["closed"]} aria-hidden="true" />
)
