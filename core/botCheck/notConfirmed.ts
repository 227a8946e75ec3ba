/** The message of a form without a solved bot check (storefront 5 and 8). */
export const notConfirmed = "Fast geschafft! Bitte bestätige, dass du ein Mensch bist."

/**
 * Returns the message that keeps a form from being sent: its bot check is enabled and was not solved (storefront 5 and 8).
 * Returns `undefined` otherwise. A blank token counts as none.
 */
export const botCheckError = (isEnabled: boolean, token?: string): string | undefined =>
  isEnabled && (token ?? "").trim() === "" ? notConfirmed : undefined
