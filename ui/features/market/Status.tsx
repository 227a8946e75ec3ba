import styles from "./Status.module.css"
import { StatusDot } from "./StatusDot.tsx"

interface StatusProps {
  readonly open: boolean
  readonly status: string
  /** Opening hours that replace the status on a printed page. */
  readonly week?: string
}

/** A market's opening status as icon and text. */
export const Status = ({ open, status, week }: StatusProps) => (
  <>
    <p
      className={open ? styles["open"] : styles["closed"]}
      data-print={week === undefined ? undefined : "never"}
    >
      <StatusDot open={open} />
      <span>{status}</span>
    </p>
    {week === undefined ? null : <p data-print="only">{week}</p>}
  </>
)
