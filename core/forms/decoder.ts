import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import { InvalidFormData, type Problem } from "./InvalidFormData.ts"

const notReadable = "Diese Angabe kann nicht gelesen werden."

/**
 * Formats problems of decoded data in German. Failed checks and unions show their own messages. All other
 * problems show that a value is missing or cannot be read.
 */
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? "Hier fehlt eine Angabe." : notReadable),
  checkHook: (issue) => SchemaIssue.defaultCheckHook(issue) ?? notReadable,
})

/**
 * Returns a decoder that never throws. Its result is the decoded value, or all problems of the input. An
 * object whose getters throw counts as invalid.
 */
export const decoder = <A>(
  schema: Schema.Decoder<A>,
): ((input: unknown) => Result.Result<A, InvalidFormData>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
  return (input) => {
    try {
      return Result.mapError(decode(input), ({ issue }) => {
        const problems = format(issue).issues.map(({ message, path = [] }): Problem => ({
          path: path.map(String),
          message,
        }))
        return new InvalidFormData({ problems })
      })
    } catch {
      return Result.fail(new InvalidFormData({ problems: [{ path: [], message: notReadable }] }))
    }
  }
}
