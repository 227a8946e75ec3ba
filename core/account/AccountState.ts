import { anonymous, type SessionUser } from "../session/SessionUser.ts"

/** State of the login form: first the e-mail, then the password (storefront 2, account flyout). */
export interface LoginForm {
  readonly view: "email" | "password"
  /** The entered e-mail. It is kept when the form changes. */
  readonly email: string
  /** Whether a call is pending. Its button is disabled meanwhile. */
  readonly isBusy: boolean
  readonly emailError: string | undefined
  readonly passwordError: string | undefined
  /** The error notification over the form (storefront 8). */
  readonly notification: string | undefined
}

/** State of a login form that was just opened. */
export const emptyLoginForm: LoginForm = {
  view: "email",
  email: "",
  isBusy: false,
  emailError: undefined,
  passwordError: undefined,
  notification: undefined,
}

/**
 * State of the account that the storefront shows.
 * @stability unstable
 */
export interface AccountState {
  readonly user: SessionUser
  /** Whether the session was read. Until then the visitor counts as anonymous. */
  readonly isKnown: boolean
  readonly isLoggingOut: boolean
  /** Whether the e-mail form needs a bot check, which is loaded only then. */
  readonly needsBotCheck: boolean
  readonly login: LoginForm
  /** Text of the snackbar; absent while it is hidden. */
  readonly snackbar: string | undefined
  /** German message of a failed logout. */
  readonly error: string | undefined
}

/** State before the session is read. */
export const initialAccountState: AccountState = {
  user: anonymous,
  isKnown: false,
  isLoggingOut: false,
  needsBotCheck: false,
  login: emptyLoginForm,
  snackbar: undefined,
  error: undefined,
}

/** Returns the state with changes to its login form. */
export const withLogin = (state: AccountState, changes: Partial<LoginForm>): AccountState => ({
  ...state,
  login: { ...state.login, ...changes },
})
