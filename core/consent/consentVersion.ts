/**
 * Version of the consent texts (`dialogTexts.ts`, `catalogue.ts`). Visitors who decided on another version are asked again
 * (quality T-P6). It has a file of its own, because the first scripts of a page need it without the texts.
 */
export const consentVersion = "1"
