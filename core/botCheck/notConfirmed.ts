/** German message when a form is submitted without a solved bot check (storefront 5 and 8). */
export const notConfirmed = "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."

/**
 * Returns the German message if the bot check is enabled and not solved, else `undefined` (storefront 5 and
 * 8). A blank token counts as missing.
 */
export const botCheckError = (isEnabled: boolean, token?: string): string | undefined =>
  isEnabled && (token ?? "").trim() === "" ? notConfirmed : undefined
