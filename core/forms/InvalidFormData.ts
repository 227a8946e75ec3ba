import * as Data from "effect/Data"

/** One thing that is wrong with data from outside: where, and in German what. */
export interface Problem {
  /** Keys and positions, from the outside in. */
  readonly path: ReadonlyArray<string>
  readonly message: string
}

/**
 * Data of a form that cannot be used, with everything that is wrong with them. It never holds what was typed. Not a schema's
 * error, because it crosses no wire and contact validation has to stay small.
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
