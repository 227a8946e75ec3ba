/** What a form needs from outside before it can be filled in: not asked for yet, on its way, missing, or there. */
export type FormConfigState<Config> =
  | { readonly kind: "idle" | "loading" }
  /** With the German message of the failure; it can be loaded again. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly config: Config; readonly siteKey: string }

/** A request form as it is shown. */
export interface FormState<Form, Config> {
  readonly form: Form
  readonly config: FormConfigState<Config>
  /** What 'Weiter' answered on this page; a form's wrong fields are in its `errors`. */
  readonly choiceMessage: string | undefined
  /** Of the bot check; good for one try. */
  readonly token: string | undefined
  /** While a request is under way nothing can be changed. */
  readonly submitting: boolean
  /** The German message of what went wrong last. */
  readonly error: string | undefined
  /** The id of the accepted request, for tracking. */
  readonly requestId: string | undefined
}

/** The state of a form that nobody has opened yet. */
export const newFormState = <Form>(form: Form): FormState<Form, never> => ({
  form,
  config: { kind: "idle" },
  choiceMessage: undefined,
  token: undefined,
  submitting: false,
  error: undefined,
  requestId: undefined,
})
