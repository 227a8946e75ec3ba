/**
 * Focuses the line after an element's line, or the one before, or the main content. For elements that are
 * removed together with their line.
 */
export const focusBeside = (element: Element): void => {
  const line = element.closest("li")
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const target = beside?.querySelector("a") ?? document.getElementById("inhalt")
  target?.focus({ preventScroll: true })
}
