/**
 * Removes from the text of a mail everything with which a reader could act for the customer: the query and
 * the fragment of links, the last four characters of pickup codes, and other long random texts.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/(https?:\/\/[^\s?#]*)[?#]\S*/gu, "$1?…")
    .replace(/\b(HW-\d{8}-[\dA-Z]{8})-[\dA-Z]{4}\b/gu, "$1-…")
    .replace(/[\w-]{32,}/gu, "…")
