import type { ShopAddress } from "@heimwerk/adapters/http/ShopConnection.ts"

/** Address of the backend, and the choice of checks. */
export interface CheckOptions extends ShopAddress {
  /** Whether to run the checks that send commands. Default: false, so that nothing changes. */
  readonly write?: boolean
  /**
   * Only these checks run: `basket.concurrent`, or `basket` for a whole group. An unknown name is an error.
   * Default: all checks.
   */
  readonly only?: ReadonlyArray<string>
}

/** Result of one check. */
export interface CheckResult {
  /** Stable name of the check: `basket.concurrent`. */
  readonly id: string
  /** A German sentence about a correct backend. */
  readonly title: string
  /** Source of the rule: a section of the specification, a decision record, a target or a standard. */
  readonly rule: string
  /** `skipped` if the backend lacks the data for the check, for example because it has no market. */
  readonly state: "passed" | "failed" | "skipped"
  /** German sentences: the errors, or the reason for skipping the check. Empty for a passed check. */
  readonly findings: ReadonlyArray<string>
}
