import * as Data from "effect/Data"

/** One problem of external data: the path of the invalid value and a German message. */
export interface Problem {
  /** Path of the invalid value: object keys and array indexes, outermost first. */
  readonly path: ReadonlyArray<string>
  readonly message: string
}

/**
 * Invalid form data with all problems found. The error never contains the typed values. It is not a schema,
 * because it is never encoded, and a schema would enlarge every program that validates contact data.
 * @stability stable
 * @example
 * import { InvalidFormData } from "@heimwerk/core/forms"
 *
 * const error = new InvalidFormData({ problems: [{ path: ["city"], message: "Bitte gib einen Ort an" }] })
 * error.message // => "city: Bitte gib einen Ort an"
 */
export class InvalidFormData extends Data.TaggedError("InvalidFormData")<{
  readonly problems: ReadonlyArray<Problem>
}> {
  /** All problems in one line: `email: Bitte gib eine E-Mail-Adresse an; city: Bitte gib einen Ort an`. */
  override get message() {
    return this.problems.map(({ message, path }) => [path.join("."), message].join(": ")).join("; ")
  }
}

/** Returns the message of each invalid field. Of several problems of a field, the first counts. */
export const problemsByField = ({ problems }: InvalidFormData): Readonly<Record<string, string>> =>
  Object.fromEntries(problems.toReversed().map(({ message, path }) => [path[0] ?? "", message]))
