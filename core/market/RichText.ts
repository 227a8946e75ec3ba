/** Marks of a rich text, such as bold text or a list. */
export type RichMark = "strong" | "emphasis" | "paragraph" | "list" | "item"

/**
 * Rich text as a tree, parsed from the HTML of market services. Only this tree is rendered, never the HTML.
 * `href` is safe for links.
 */
export type RichText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: RichMark; readonly children: ReadonlyArray<RichText> }
  | { readonly kind: "link"; readonly href: string; readonly children: ReadonlyArray<RichText> }
