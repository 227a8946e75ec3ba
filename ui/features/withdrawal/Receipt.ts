/** What is told about a withdrawal that has arrived. */
export interface Receipt {
  readonly number: string
  /** `21.11.2026 um 09:05 Uhr` */
  readonly received: string
  readonly email: string
}
