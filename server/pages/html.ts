import { themeColour } from "../brand/brandStyle.ts"

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes a text for use between tags and inside quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign)

/**
 * Writes JSON for a script element. The JSON cannot end the element, and contains no line separators that
 * old script parsers reject.
 */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029")

/**
 * Metadata of every page. With it the browser paints the page's canvas in the visitor's colour scheme before
 * the styles apply. The browser's toolbar gets the colour of the header's band, which is the same in both
 * schemes.
 */
export const schemeMeta = `<meta name="color-scheme" content="light dark"><meta name="theme-color" content="${themeColour}">`
