/** The receipt of a withdrawal. */
export interface Receipt {
  readonly number: string
  /** For example `21.11.2026 um 09:05 Uhr`. */
  readonly received: string
  readonly email: string
}
