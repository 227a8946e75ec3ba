import styles from "./Status.module.css"
import { StatusDot } from "./StatusDot.tsx"

/** A market's opening status as icon and text. */
export const Status = ({ open, status }: { readonly open: boolean; readonly status: string }) => (
  <p className={open ? styles["open"] : styles["closed"]}>
    <StatusDot open={open} />
    {status}
  </p>
)
