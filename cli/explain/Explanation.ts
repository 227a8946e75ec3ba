/** One rule of the shop applied to an example: its result, the reason, and the source of the rule. */
export interface Step {
  readonly rule: string
  readonly result: string
  /** The German reason with the compared values. */
  readonly because: string
  /** Section of the specification, paragraph of the law, or ADR, for example `PAngV § 11`. */
  readonly source: string
}

/** Why the shop shows an answer, rule by rule. Programs get the same object with `--json`. */
export interface Explanation {
  readonly subject: string
  /** The answer in one sentence. */
  readonly answer: string
  readonly steps: ReadonlyArray<Step>
}
