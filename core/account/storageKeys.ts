import { formStorageKeys } from "../forms/storageKeys.ts"
import type { StorageArea } from "../device/KeyValueStorage.port.ts"
import { trackingKeys } from "../tracking/trackingKeys.ts"

/** What the account keeps in the browser (storefront 4, header; DESIGN decision 10). */
export const accountStorage = {
  /** The e-mail on its way to the choice of a loyalty card, which removes it when it has read it. */
  loginEmail: { area: "local", key: "login_email" },
  /** Set by a logout on account pages, so that the login page says that it succeeded. */
  logoutSnackbar: { area: "session", key: "logout_snackbar" },
  /** Set by a logout that the server has not heard of yet; it is told as soon as it can be reached. */
  logoutPending: { area: "local", key: "logout_pending" },
} as const

/** Everything in the browser's storage that belongs to one person: a logout leaves none of it (DESIGN decision 11). */
export const personalStorage: ReadonlyArray<{ readonly area: StorageArea; readonly key: string }> = [
  accountStorage.loginEmail,
  ...Object.values(formStorageKeys)
    .flatMap(({ form, session }) => [form, session])
    .map((key) => ({ area: "session", key }) as const),
  ...Object.values(trackingKeys),
]
