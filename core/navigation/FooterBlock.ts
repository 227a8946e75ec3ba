import * as Schema from "effect/Schema"

import { Link } from "./Link.ts"

/** A titled list of links that collapses on small screens (storefront 2 and 3, footer block). */
export const FooterBlock = Schema.Struct({ title: Schema.NonEmptyString, links: Schema.Array(Link) })
