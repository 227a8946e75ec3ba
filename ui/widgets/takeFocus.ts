interface TakeFocusOptions extends FocusOptions {
  /** The control that the visitor used, if it stays in the document after its use. */
  readonly used?: Element | null
}

/**
 * Focuses an element that replaces what the visitor used. Does nothing if the visitor has focused another element in
 * the meantime, for example a field in which the visitor types while a request runs. Can be the `ref` of an element
 * that takes the focus when it appears.
 */
export const takeFocus = (element: HTMLElement | null, options: TakeFocusOptions = {}): void => {
  const { activeElement } = document
  // When a focused element is removed, the page may focus the main content, in which the visitor cannot type.
  if (activeElement === options.used || activeElement?.matches("body, main") === true) element?.focus(options)
}
