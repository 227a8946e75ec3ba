import { port } from "../../runtime/service.ts"

/**
 * The service of the forms for the account: personal data, e-mail address, password, loyalty card, newsletter,
 * data export and deletion.
 */
export const profileForms = port(async () => (await import("./profile/commands.ts")).open)

/** The service of the address book's forms. */
export const addressForms = port(async () => (await import("./book/commands.ts")).open)

/**
 * The service of the forms for visitors without a login: registration, new password, and the confirmation of
 * mailed links.
 */
export const registrationForms = port(async () => (await import("./registration/commands.ts")).open)

/** The service with the commands of the checkout and of a placed order. */
export const checkoutForms = port(async () => (await import("./checkout/commands.ts")).open)
