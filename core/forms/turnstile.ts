/** Developer message when the script of the bot check failed to load (storefront 8; forms and markets 7). */
export const noTurnstileText = "Failed to load Turnstile."
