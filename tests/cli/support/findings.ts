import { Schema } from "effect"

import type { Answer } from "./ask.ts"

const decode = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      origin: Schema.NullOr(Schema.String),
      findings: Schema.Array(
        Schema.Struct({
          check: Schema.String,
          state: Schema.Literals(["ok", "warning", "error"]),
          result: Schema.String,
          remedy: Schema.optionalKey(Schema.NonEmptyString),
        }),
      ),
    }),
  ),
)

/**
 * Reads the output of `doctor --json` or `status --json`. Returns the exit code, the findings that are not ok,
 * each by the name of its check, and the names of all checks.
 */
export const readFindings = ({ code, stdout }: Answer) => {
  const { findings } = decode(stdout)
  const wrong = findings.filter(({ state }) => state !== "ok")
  const problems: Readonly<Record<string, string>> = Object.fromEntries(
    wrong.map(({ check, result, state }) => [check, `${state}: ${result}`]),
  )
  return { code, problems, checks: findings.map(({ check }) => check) }
}
