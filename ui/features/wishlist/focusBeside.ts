/**
 * Gives the focus to the line after the one an element is in, or to the one before it, or to the page's main part: the element
 * goes with its line, and the keyboard must not be lost.
 */
export const focusBeside = (element: Element): void => {
  const line = element.closest("li")
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  const target = beside?.querySelector("a") ?? document.getElementById("inhalt")
  target?.focus({ preventScroll: true })
}
