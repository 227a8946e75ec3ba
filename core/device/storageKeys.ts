import { carriedState } from "./carriedState.ts"
import type { StorageArea } from "./KeyValueStorage.port.ts"
import { logoutPending } from "./logoutPending.ts"
import { waitingCommands } from "./waitingCommands.ts"

/** Storage keys of the account (storefront 4, header; ADR 0096, point 10). */
export const accountStorage = {
  /**
   * The e-mail entered in the login, for the page on which a loyalty card is chosen. That page removes it
   * after reading.
   */
  loginEmail: { area: "local", key: "login_email" },
  /** Set by a logout on account pages, so that the login page confirms the logout with a snackbar. */
  logoutSnackbar: { area: "session", key: "logout_snackbar" },
  logoutPending,
} as const

/**
 * Storage keys of one request form: its state, and the idempotency keys of its submissions (forms and
 * markets 9).
 */
export interface FormStorageKeys {
  readonly form: string
  readonly session: string
}

/** Storage keys of both request forms, in the session storage. */
export const formStorageKeys = {
  craftsman: { form: "craftsmanservice_form", session: "craftsmanservice_session" },
  energy: { form: "energetictransformation_form", session: "energetictransformation_session" },
} as const satisfies Readonly<Record<string, FormStorageKeys>>

/** Storage key of the data typed at the checkout. */
export const checkoutDraft = { area: "session", key: "checkout_draft" } as const

/** Storage keys of tracking. Their values are stored with consent only (storefront 3, browser storage). */
export const trackingKeys = {
  /** The visitor's id for the recommendation service, kept after the tab is closed. */
  recommendationUser: { area: "local", key: "recommendation_user_id" },
  /** Id of the visit in this browser tab. */
  session: { area: "session", key: "session_id" },
} as const

/** Every storage key with personal data. A logout removes all of them (ADR 0096, point 11). */
export const personalStorage: ReadonlyArray<{ readonly area: StorageArea; readonly key: string }> = [
  accountStorage.loginEmail,
  { area: "session", key: carriedState },
  checkoutDraft,
  waitingCommands,
  ...Object.values(formStorageKeys)
    .flatMap(({ form, session }) => [form, session])
    .map((key) => ({ area: "session", key }) as const),
  ...Object.values(trackingKeys),
]

/** The keys of `personalStorage` in the session storage. Another window cannot remove them. */
export const personalTabKeys: ReadonlyArray<string> = personalStorage.flatMap(({ area, key }) =>
  area === "session" ? [key] : [],
)
