import type { ShopAddress } from "@heimwerk/adapters/http/client.ts"

/** The backend to check, and which checks to run. */
export interface CheckOptions extends ShopAddress {
  /** Whether to run the checks that send commands. Default: false, so that nothing changes. */
  readonly write?: boolean
  /** Run only checks whose id is one of these, or begins with one of these and a dot. Default: all checks. */
  readonly only?: ReadonlyArray<string>
}

/** Result of one check. */
export interface CheckResult {
  /** Stable name of the check: `basket.concurrent`. */
  readonly id: string
  /** A German sentence about a correct backend. */
  readonly title: string
  /** Section of the specification, or the decision record. */
  readonly rule: string
  /** `skipped` if the backend lacks the data for the check, for example because it has no market. */
  readonly state: "passed" | "failed" | "skipped"
  /** German sentences that describe the errors, or why the check was skipped. Empty for a passed check. */
  readonly findings: ReadonlyArray<string>
}
