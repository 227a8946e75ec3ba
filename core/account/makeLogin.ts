import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as SubscriptionRef from "effect/SubscriptionRef"

import { SerialQueue } from "../command/SerialQueue.ts"
import { isEmail } from "../values/isEmail.ts"
import { AccountError, Accounts, type Credentials } from "./Accounts.port.ts"
import { BotCheck } from "../botCheck/BotCheck.port.ts"
import { KeyValueStorage } from "../device/KeyValueStorage.port.ts"
import { Navigator } from "../device/Navigator.port.ts"
import { Email } from "../values/Email.ts"
import { needsBotCheck } from "./AccountConfig.ts"
import { emptyLoginForm, withLogin } from "./AccountState.ts"
import { afterLogin } from "./afterLogin.ts"
import type { Customer } from "./Customer.ts"
import { botCheckError } from "../botCheck/notConfirmed.ts"
import { loginEmailError, loginPasswordError } from "./loginMessages.ts"
import { loginStep } from "./loginStep.ts"
import type { Visitor } from "./makeVisitor.ts"
import { sessionUser } from "../session/SessionUser.ts"
import { accountStorage, personalTabKeys } from "../device/storageKeys.ts"

/** E-mail and password as typed in the login form. */
export interface LoginEntry {
  readonly email: string
  readonly password: string
}

const noErrors = { emailError: undefined, passwordError: undefined, notification: undefined }

/**
 * Makes the commands of the login form (storefront 4, login flyout; storefront 5, login).
 */
export const makeLogin = Effect.fnUntraced(function* (visitor: Visitor) {
  const { detached, update, settle, state } = visitor
  const accounts = yield* Accounts
  const bots = yield* BotCheck
  const storage = yield* KeyValueStorage
  const navigator = yield* Navigator
  const serially = yield* SerialQueue

  /**
   * Runs a request of the login form. Does nothing while another one is pending, so a second click has no
   * effect.
   */
  const submitting = (work: Effect.Effect<void, { readonly message: string }>) =>
    SubscriptionRef.modify(state, (before) =>
      before.login.isBusy
        ? [Effect.void, before]
        : [
            work.pipe(
              Effect.catch(({ message }) => update((now) => withLogin(now, { notification: message }))),
              Effect.ensuring(update((now) => withLogin(now, { isBusy: false }))),
            ),
            withLogin(before, { ...noErrors, isBusy: true }),
          ],
    ).pipe(Effect.flatten, detached)

  const readConfig = accounts.config.pipe(
    Effect.tap((config) => update((before) => ({ ...before, needsBotCheck: needsBotCheck(config) }))),
    Effect.ignore({ log: "Warn", message: "The account's configuration was not read." }),
  )

  const botToken = bots.token("login").pipe(
    Effect.tapError((error) => Effect.logWarning("The bot check was not solved.", error)),
    Effect.catchIf(
      ({ reason }) => reason !== "TooManyTries",
      () => Effect.succeed(undefined),
    ),
  )

  const typeStep = Effect.fnUntraced(function* (email: Email) {
    yield* readConfig
    const { needsBotCheck: isChecked } = yield* SubscriptionRef.get(state)
    const token = isChecked ? yield* botToken : undefined
    const notification = botCheckError(isChecked, token)
    if (notification !== undefined) return yield* update((before) => withLogin(before, { notification }))
    const step = loginStep(yield* accounts.loginType(email, token), email)
    if (step.kind === "password") return yield* update((before) => withLogin(before, { view: "password" }))
    if (step.kind === "error")
      return yield* update((before) => withLogin(before, { notification: step.message }))
    const { area, key } = accountStorage.loginEmail
    if (step.storedEmail !== undefined) yield* storage.set(area, key, step.storedEmail)
    yield* navigator.go(step.path)
  })

  /**
   * Removes the data that another customer has typed in this tab, for example when the session has expired. A guest's
   * data stay for the customer.
   */
  const forgetOthers = Effect.fnUntraced(function* ({ csId }: Customer) {
    const { user } = yield* SubscriptionRef.get(state)
    if (user.csId === undefined || user.csId === csId) return
    yield* Effect.forEach(personalTabKeys, (key) => storage.remove("session", key), { discard: true })
  })

  const applyLogin = (customer: Customer) =>
    Effect.gen(function* () {
      yield* forgetOthers(customer)
      const { area, key } = accountStorage.logoutPending
      yield* storage.remove(area, key)
      yield* settle(sessionUser(customer))
      yield* update((before) => ({ ...before, login: emptyLoginForm, error: undefined }))
    })

  /**
   * Reads the customer after a login. If reading fails, returns the customer of the login's response. If there
   * is no session, the browser has rejected the session cookie, and the login fails with `Unavailable`.
   */
  const readCustomer = (answer: Customer): Effect.Effect<Customer, AccountError> =>
    accounts.me.pipe(
      Effect.tapError((error) => Effect.logWarning("The customer was not read after the login.", error)),
      Effect.orElseSucceed(() => answer),
      Effect.filterOrFail(
        (customer) => customer !== undefined,
        () => new AccountError({ reason: "Unavailable" }),
      ),
    )

  const logIn = (entry: LoginEntry, work: (credentials: Credentials) => Effect.Effect<void, AccountError>) =>
    Effect.suspend(() => {
      const emailError = loginEmailError(entry.email, isEmail)
      const passwordError = loginPasswordError(entry.password)
      const checked = update((before) => withLogin(before, { email: entry.email, emailError, passwordError }))
      if (emailError !== undefined || passwordError !== undefined) return checked
      const email = Email.make(entry.email.trim())
      const password = Redacted.make(entry.password)
      return Effect.andThen(checked, serially(work({ email, password })))
    }).pipe(submitting)

  return {
    /** Loads the configuration of the login form when it opens. */
    openLogin: detached(readConfig).pipe(Effect.withSpan("AccountService.openLogin")),

    /** Submits the e-mail and shows the step for its login type (storefront 4, login flyout). */
    checkEmail: Effect.fn("AccountService.checkEmail")((email: string) =>
      Effect.suspend(() => {
        const emailError = loginEmailError(email, isEmail)
        const checked = update((before) => withLogin(before, { email, emailError }))
        return emailError === undefined
          ? Effect.andThen(checked, typeStep(Email.make(email.trim())))
          : checked
      }).pipe(submitting),
    ),

    /** Goes back from the password to the e-mail and keeps the e-mail. */
    backToEmail: update((before) => withLogin(before, { ...noErrors, view: "email" })),

    /**
     * Logs in, reads the customer and opens the next page, if any (storefront 4, session and login flyout).
     */
    login: Effect.fn("AccountService.login")((entry: LoginEntry) =>
      logIn(entry, (credentials) =>
        Effect.gen(function* () {
          const customer = yield* Effect.flatMap(accounts.login(credentials), readCustomer)
          yield* applyLogin(customer)
          const path = afterLogin(customer, yield* navigator.address)
          if (path !== undefined) yield* navigator.go(path)
        }),
      ),
    ),

    /** Logs in and stays on the page, so that the visitor's input on the page is kept. */
    loginHere: Effect.fn("AccountService.loginHere")((entry: LoginEntry) =>
      logIn(entry, (credentials) =>
        Effect.flatMap(Effect.flatMap(accounts.login(credentials), readCustomer), applyLogin),
      ),
    ),

    /**
     * Logs in at the checkout and stays on the page. The customer is taken from the response and not read again
     * (storefront 4, session).
     */
    checkoutLogin: Effect.fn("AccountService.checkoutLogin")((entry: LoginEntry) =>
      logIn(entry, (credentials) => Effect.flatMap(accounts.checkoutLogin(credentials), applyLogin)),
    ),
  } as const
})
