/** What the customer reads beside the fields that are wrong, by the field's name. */
export type FieldProblems = Readonly<Record<string, string>>

/** What became of a form that was sent: done, not to be used as it is, or the session had ended meanwhile. */
export type Sent<A> =
  | { readonly kind: "done"; readonly value: A }
  | { readonly kind: "invalid"; readonly problems: FieldProblems }
  | { readonly kind: "loggedOut" }
