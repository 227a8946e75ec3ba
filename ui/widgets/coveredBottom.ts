let height = 0
const above = new Set<HTMLElement>()

const tell = ({ style }: HTMLElement) => style.setProperty("--covered", `${height}px`)

/** Something covers so much of the bottom of the window: the page can be scrolled past it, and what stands there gives way. */
export const coverBottom = (pixels: number): void => {
  height = pixels
  const covered = pixels === 0 ? "" : `${pixels}px`
  document.documentElement.style.scrollPaddingBottom = covered && `calc(${covered} + 1rem)`
  document.body.style.paddingBottom = covered
  above.forEach(tell)
}

/**
 * For the `ref` of what stands above it: there `--covered` is how much. It is told to these elements alone, because a property
 * of the whole document would give each of its elements new styles.
 */
export const standsAbove = (element: HTMLElement | null) => {
  if (element === null) return
  above.add(element)
  tell(element)
  return () => {
    above.delete(element)
  }
}
