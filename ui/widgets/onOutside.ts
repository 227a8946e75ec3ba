/** Both are needed: a press on an empty part of the page gives the focus to no element. */
const leaveEvents = ["pointerdown", "focusin"] as const

/**
 * Runs a task each time that the pointer is pressed outside of an element, or that an element outside of it gets the
 * focus. Returns a function that stops this.
 */
export const onOutside = (element: Element, task: () => void): (() => void) => {
  const look = (event: Event) => {
    if (!event.composedPath().includes(element)) task()
  }
  leaveEvents.forEach((type) => addEventListener(type, look))
  return () => leaveEvents.forEach((type) => removeEventListener(type, look))
}
