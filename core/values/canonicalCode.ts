/**
 * Returns a typed voucher code or card number without blanks, hyphens and invisible characters, in upper case. The
 * shop compares codes in this form, so that `heim-werk 5` is `HEIMWERK5`. A text and its lower-case form give the same code:
 * `ẞ` becomes `SS` as `ß` does, and accents that upper case splits from their letter are joined again.
 */
export const canonicalCode = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toLowerCase()
    .toUpperCase()
    .normalize("NFC")
