import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import { InvalidFormData, type Problem } from "./InvalidFormData.ts"

const notReadable = "Diese Angabe kann nicht gelesen werden."

/** A check with a message of its own says that; of all else only whether it is there. Unions bring their message along. */
const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => (issue._tag === "MissingKey" ? "Hier fehlt eine Angabe." : notReadable),
  checkHook: (issue) => SchemaIssue.defaultCheckHook(issue) ?? notReadable,
})

/**
 * A reader of data from outside that never throws: what fits the schema, or everything that is wrong with it. Even an object
 * that refuses to be looked at is only wrong.
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
