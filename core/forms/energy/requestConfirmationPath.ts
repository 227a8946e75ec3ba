/** Path of the page that confirms a request. The query of the mailed link contains the token. */
export const requestConfirmationPath = "/anfrage/bestaetigen"
