import * as Schema from "effect/Schema"

import { nested } from "../values/nested.ts"
import { Link } from "./Link.ts"

/** An entry of the navigation (storefront 3, navigation item); entries from the content system carry its `cmsId`. */
export interface NavigationItem {
  readonly id: string
  readonly link: Link
  readonly imageUrl?: string
  readonly cmsId?: string
  readonly subCategories: ReadonlyArray<NavigationItem>
}

/** Two more levels than the categories have; deeper data are no navigation. */
const levels = 4

export const NavigationItem: Schema.Codec<NavigationItem> = nested<NavigationItem>(levels, (subCategories) =>
  Schema.Struct({
    id: Schema.NonEmptyString,
    link: Link,
    imageUrl: Schema.optionalKey(Schema.String),
    cmsId: Schema.optionalKey(Schema.String),
    subCategories,
  }),
)
