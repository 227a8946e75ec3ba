import { timings } from "../timings.ts"

/** A snackbar closes by itself, or has a button for it (storefront 4, snackbar). */
export type SnackbarType = "selfClosing" | "closable"

/** What a snackbar says: a text, or anything else the page puts into it. */
export interface SnackbarContent {
  readonly message?: string
  readonly hasContent?: boolean
}

/** What may end a snackbar: time in milliseconds since it appeared, its button by pointer, or a key on that button. */
export type SnackbarEvent =
  | { readonly kind: "elapsed"; readonly millis: number }
  | { readonly kind: "buttonClicked" }
  | { readonly kind: "buttonKey"; readonly key: string }

/** A snackbar shows when there is a message or other content (storefront 4). */
export const showsSnackbar = ({ hasContent, message }: SnackbarContent): boolean =>
  hasContent === true || (message ?? "") !== ""

/** Only the type that does not close by itself has a close button. */
export const hasCloseButton = (type: SnackbarType): boolean => type === "closable"

/**
 * Whether the event closes the snackbar (storefront 4 and 9): the self-closing type closes after 10 seconds, others by
 * their button, with a click or with Enter.
 */
export const closesSnackbar = (type: SnackbarType, event: SnackbarEvent): boolean => {
  if (event.kind === "elapsed") return type === "selfClosing" && event.millis >= timings.snackbar
  return hasCloseButton(type) && (event.kind === "buttonClicked" || event.key === "Enter")
}
