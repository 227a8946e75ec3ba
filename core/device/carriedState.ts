/**
 * Key in the session storage for the state of a link that opens a new document, for example the data of an order for
 * the withdrawal form. The new document removes it after reading.
 */
export const carriedState = "carried_state"
