/** The loading state of a form's configuration. */
export type FormConfigState<Config> =
  | { readonly kind: "idle" | "loading" }
  /** `message` is the German text of the failure. Loading can be retried. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly config: Config; readonly siteKey: string }

/** The displayed state of a request form. */
export interface FormState<Form, Config> {
  readonly form: Form
  readonly config: FormConfigState<Config>
  /** The message of 'Weiter' on this page. Invalid fields are in `form.errors`. */
  readonly choiceMessage: string | undefined
  /** The bot check token, valid for one attempt. */
  readonly token: string | undefined
  /** Whether a request is running. The form cannot be changed meanwhile. */
  readonly submitting: boolean
  /** The German message of the last failure. */
  readonly error: string | undefined
  /** The id of the accepted request, for tracking. */
  readonly requestId: string | undefined
}

/** The initial state of a form. */
export const newFormState = <Form>(form: Form): FormState<Form, never> => ({
  form,
  config: { kind: "idle" },
  choiceMessage: undefined,
  token: undefined,
  submitting: false,
  error: undefined,
  requestId: undefined,
})
