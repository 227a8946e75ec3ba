/**
 * Maximum length of a contact field, in UTF-16 units; no address is longer. With the notes, a whole request stays below
 * the server's limit of 64 KiB in any script (quality T-I2; the specs name no limits).
 */
export const maxContactTextLength = 254

/** Maximum length of an area's note, in UTF-16 units. */
export const maxNoteLength = 800
