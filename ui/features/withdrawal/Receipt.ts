/** The receipt that confirms a withdrawal. */
export interface Receipt {
  readonly number: string
  /** When the shop received the withdrawal, for example `21.11.2026 um 09:05 Uhr`. */
  readonly received: string
  readonly email: string
}
