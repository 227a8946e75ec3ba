/** What a visitor reads when something failed that nothing better can be said about (storefront 8, search, error). */
export const unknownError = "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."
