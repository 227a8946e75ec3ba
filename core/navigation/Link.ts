/**
 * A link with its German text (storefront 3, navigation item).
 * @stability stable
 * @example
 * import type { Link } from "@heimwerk/core/navigation"
 *
 * const html = ({ href, text }: Link) => `<a href="${href}">${text}</a>`
 * html({ href: "/impressum", text: "Impressum" }) // => "<a href=\"/impressum\">Impressum</a>"
 */
export interface Link {
  readonly href: string
  readonly text: string
}
