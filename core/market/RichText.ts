/** Marks that a text may have around others. */
export type RichMark = "strong" | "emphasis" | "paragraph" | "list" | "item"

/**
 * A text with the few marks the shop knows, as a tree: what upstream writes as HTML (market services) is read into this and
 * drawn from this, never handed on as markup (DESIGN 5). `href` is safe to be put into a link.
 */
export type RichText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: RichMark; readonly children: ReadonlyArray<RichText> }
  | { readonly kind: "link"; readonly href: string; readonly children: ReadonlyArray<RichText> }
