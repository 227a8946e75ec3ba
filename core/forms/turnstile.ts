/** Why there is no bot check although its script was asked for, for the developer (storefront 8; forms and markets 7). */
export const noTurnstileText = "Failed to load Turnstile."
