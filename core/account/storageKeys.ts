/** What the account keeps in the browser (storefront 4, header; DESIGN decision 10). */
export const accountStorage = {
  /** The e-mail on its way to the choice of a loyalty card, which removes it when it has read it. */
  loginEmail: { area: "local", key: "login_email" },
  /** Set by a logout on account pages, so that the login page says that it succeeded. */
  logoutSnackbar: { area: "session", key: "logout_snackbar" },
} as const
