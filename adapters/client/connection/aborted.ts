/** Message of a call that its caller has aborted. */
export const aborted = "Die Anfrage wurde abgebrochen."
