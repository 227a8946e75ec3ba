/**
 * Maximum length of a contact field, in UTF-16 units. No e-mail address is longer. With this limit and
 * `maxNoteLength`, a request stays below the server's limit of 64 KiB in any alphabet (quality T-I2; the specs
 * name no limits).
 */
export const maxContactTextLength = 254

/** Maximum length of the note of an area, in UTF-16 units. */
export const maxNoteLength = 800
