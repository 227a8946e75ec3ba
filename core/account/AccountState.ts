import { anonymous, type SessionUser } from "../session/SessionUser.ts"

/** State of the login form: first the e-mail, then the password (storefront 2, account flyout). */
export interface LoginForm {
  readonly view: "email" | "password"
  /** The entered e-mail address. It is kept when the form changes from the e-mail to the password. */
  readonly email: string
  /** Whether a request of the login form is pending. The form's button is disabled meanwhile. */
  readonly isBusy: boolean
  readonly emailError: string | undefined
  readonly passwordError: string | undefined
  /** The error notification above the form (storefront 8). */
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
 * @example
 * import type { AccountState } from "@heimwerk/core/account"
 * import { isLoggedIn } from "@heimwerk/core/session"
 *
 * const greeting = ({ isKnown, user }: Pick<AccountState, "isKnown" | "user">) =>
 *   isKnown && isLoggedIn(user) ? `Hallo ${user.firstName}` : "Anmelden"
 * greeting({ isKnown: true, user: { firstName: "Anna" } }) // => "Hallo Anna"
 */
export interface AccountState {
  readonly user: SessionUser
  /** Whether the session has been read. Until then the visitor counts as anonymous. */
  readonly isKnown: boolean
  readonly isLoggingOut: boolean
  /** Whether this page has ended the last login by a logout. A login that has expired does not count. */
  readonly hasLoggedOut?: boolean
  /** Whether the e-mail form of the login needs a bot check. The bot check is loaded only if it is needed. */
  readonly needsBotCheck: boolean
  readonly login: LoginForm
  /** Text of the snackbar; absent while it is hidden. */
  readonly snackbar: string | undefined
  /** German error message of a failed logout. */
  readonly error: string | undefined
}

/** Account state before the session has been read. */
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
