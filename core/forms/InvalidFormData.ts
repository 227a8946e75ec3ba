import * as Data from "effect/Data"

/** One problem of external data: its path and a German message. */
export interface Problem {
  /** Object keys and array indexes, outermost first. */
  readonly path: ReadonlyArray<string>
  readonly message: string
}

/**
 * Form data that cannot be used, with all their problems. It never contains the typed values. It is not a
 * `SchemaError`, because it is never sent and contact validation must stay small.
 * @stability stable
 */
export class InvalidFormData extends Data.TaggedError("InvalidFormData")<{
  readonly problems: ReadonlyArray<Problem>
}> {
  /** `email: Bitte gib eine E-Mail-Adresse an; city: Bitte gib einen Ort an` */
  override get message() {
    return this.problems.map(({ message, path }) => [path.join("."), message].join(": ")).join("; ")
  }
}
