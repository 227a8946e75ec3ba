import { anonymous, type SessionUser } from "../session/SessionUser.ts"

/** The form of the login: the e-mail first, then the password (storefront 2, account flyout). */
export interface LoginForm {
  readonly view: "email" | "password"
  /** What was entered, so that nothing typed is lost. */
  readonly email: string
  /** A call is under way: its button is disabled. */
  readonly isBusy: boolean
  readonly emailError: string | undefined
  readonly passwordError: string | undefined
  /** The error notification over the form (storefront 8). */
  readonly notification: string | undefined
}

/** The form as it is opened. */
export const emptyLoginForm: LoginForm = {
  view: "email",
  email: "",
  isBusy: false,
  emailError: undefined,
  passwordError: undefined,
  notification: undefined,
}

/**
 * What the storefront shows of the account.
 * @stability unstable
 */
export interface AccountState {
  readonly user: SessionUser
  /** Whether it is known who the visitor is; before it they count as anonymous. */
  readonly isKnown: boolean
  readonly isLoggingOut: boolean
  /** Whether the e-mail form needs a bot check, which is loaded only then. */
  readonly needsBotCheck: boolean
  readonly login: LoginForm
  /** What the snackbar says, if it shows. */
  readonly snackbar: string | undefined
  /** Why a logout did not succeed. */
  readonly error: string | undefined
}

/** The account of a page that has asked nobody yet. */
export const initialAccountState: AccountState = {
  user: anonymous,
  isKnown: false,
  isLoggingOut: false,
  needsBotCheck: false,
  login: emptyLoginForm,
  snackbar: undefined,
  error: undefined,
}

/** The state with some of its login form changed. */
export const withLogin = (state: AccountState, changes: Partial<LoginForm>): AccountState => ({
  ...state,
  login: { ...state.login, ...changes },
})
