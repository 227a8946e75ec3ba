/**
 * A link with its German text (storefront 3, navigation item).
 * @stability stable
 */
export interface Link {
  readonly href: string
  readonly text: string
}
