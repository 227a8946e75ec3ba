import * as Schema from "effect/Schema"

/** A link with its text, as navigation data carry it (storefront 3, navigation item). */
export const Link = Schema.Struct({ href: Schema.NonEmptyString, text: Schema.NonEmptyString })
export type Link = typeof Link.Type
