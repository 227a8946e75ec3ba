import * as Schema from "effect/Schema"
import * as Struct from "effect/Struct"

/** One reason of a port's error: the HTTP status of its response and the German sentence for users. */
export interface ErrorReason {
  readonly status: number
  readonly message: string
}

/**
 * Returns the fields of a port's error class. The table of reasons is the only declaration of an error: the
 * class takes its messages from it, and the HTTP contract takes the codes and statuses of the responses.
 */
export const errorFields = <const Reasons extends Readonly<Record<string, ErrorReason>>>(
  reasons: Reasons,
) => ({
  reason: Schema.Literals(Struct.keys(reasons)),
  cause: Schema.optionalKey(Schema.Defect()),
})

/** A German sentence of the server that replaces the default sentence of an error's reason. */
export const serverMessage = Schema.optionalKey(Schema.NonEmptyString)
