/** Marks of a rich text. */
export type RichMark = "strong" | "emphasis" | "paragraph" | "list" | "item"

/**
 * Rich text as a tree, parsed from upstream HTML (market services). It is rendered from this tree, never as markup
 * (DESIGN 5). `href` is safe for links.
 */
export type RichText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: RichMark; readonly children: ReadonlyArray<RichText> }
  | { readonly kind: "link"; readonly href: string; readonly children: ReadonlyArray<RichText> }
