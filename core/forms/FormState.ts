/** The loading state of a form's configuration. */
export type FormConfigState<Config> =
  | { readonly kind: "idle" | "loading" }
  /** Loading failed. `message` is the German text of the failure. Loading can be retried. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly config: Config; readonly siteKey: string }

/** The displayed state of a request form. */
export interface FormState<Form, Config> {
  readonly form: Form
  readonly config: FormConfigState<Config>
  /**
   * The message shown when 'Weiter' cannot leave the page, for example because nothing is chosen.
   * `form.errors` contains the invalid fields.
   */
  readonly choiceMessage: string | undefined
  /** The bot check token, valid for one submission. */
  readonly token: string | undefined
  /** Whether a submission is running. The form cannot be changed meanwhile. */
  readonly submitting: boolean
  /** The German message of the last failed submission. */
  readonly error: string | undefined
  /** The id of the accepted request, for tracking. */
  readonly requestId: string | undefined
}

/** Returns the initial state of a form. */
export const newFormState = <Form>(form: Form): FormState<Form, never> => ({
  form,
  config: { kind: "idle" },
  choiceMessage: undefined,
  token: undefined,
  submitting: false,
  error: undefined,
  requestId: undefined,
})
