import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"

import { NoAnswer } from "../errors.ts"

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes typed text with a schema of the core. Fails with the schema's German message. */
export const decodeText = <A>(schema: Schema.Codec<A, string>, text: string): Effect.Effect<A, NoAnswer> =>
  Schema.decodeEffect(schema)(text.trim()).pipe(
    Effect.mapError(
      ({ issue }) =>
        new NoAnswer({
          message: `„${text}“: ${format(issue).issues[0]?.message ?? "Das ist nicht lesbar."}`,
        }),
    ),
  )
