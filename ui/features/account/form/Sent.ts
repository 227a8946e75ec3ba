/** Error messages of invalid fields, by field name. */
export type FieldProblems = Readonly<Record<string, string>>

/** The result of a submission: done, invalid input, or an expired session. */
export type Sent<A> =
  | { readonly kind: "done"; readonly value: A }
  | { readonly kind: "invalid"; readonly problems: FieldProblems }
  | { readonly kind: "loggedOut" }
