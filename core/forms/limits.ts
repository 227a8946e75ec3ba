/**
 * So long may a contact field be, in UTF-16 units; no address is longer. Together with the notes a whole request stays
 * below the 64 KiB a server takes, whatever script it is written in (quality T-I2; the specs name no limits).
 */
export const maxContactTextLength = 254

/** So long may the note of one area be. */
export const maxNoteLength = 800
