/** Generic error message (storefront 8, search, error). */
export const unknownError = "Leider ist ein unbekannter Fehler aufgetreten. Bitte versuch es später erneut."
