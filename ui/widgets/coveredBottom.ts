let height = 0
const above = new Set<HTMLElement>()

const setCovered = ({ style }: HTMLElement) => style.setProperty("--covered", `${height}px`)

/**
 * Publishes how many pixels at the bottom of the window are covered, so that the page can scroll further and
 * fixed elements move up.
 */
export const coverBottom = (pixels: number): void => {
  height = pixels
  const covered = pixels === 0 ? "" : `${pixels}px`
  document.documentElement.style.scrollPaddingBottom = covered && `calc(${covered} + 1rem)`
  document.body.style.paddingBottom = covered
  above.forEach(setCovered)
}

/**
 * `ref` for a fixed element at the bottom of the window: sets the covered height as `--covered` on it. The
 * document does not get the property, because this would recalculate the styles of every element.
 */
export const standsAbove = (element: HTMLElement | null) => {
  if (element === null) return
  above.add(element)
  setCovered(element)
  return () => {
    above.delete(element)
  }
}
