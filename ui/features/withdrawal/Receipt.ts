/** The receipt that confirms a withdrawal. */
export interface Receipt {
  readonly number: string
  /** Date and time of receipt, for example `21.11.2026 um 09:05 Uhr`. */
  readonly received: string
  readonly email: string
}
