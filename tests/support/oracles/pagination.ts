/**
 * The expected page numbers, found by search: all pages if fewer than 5; otherwise the window of 5 pages
 * whose middle is nearest to the current page.
 */
export const expectedPages = (current: number, total: number): ReadonlyArray<number> => {
  const all: Array<number> = []
  for (let page = 1; page <= total; page++) all.push(page)
  if (total < 5) return all
  let best = all.slice(0, 5)
  for (const first of all) {
    const run = [first, first + 1, first + 2, first + 3, first + 4]
    const isThere = run.every((page) => all.includes(page))
    if (isThere && Math.abs(first + 2 - current) < Math.abs((best[2] ?? 0) - current)) best = run
  }
  return best
}

/** The visible arrows: no previous arrow on page 1, no next arrow on the last page. */
export const expectedArrows = (current: number, total: number): ReadonlyArray<string> => {
  const arrows = ["previous", "next"]
  if (current === 1) arrows.splice(arrows.indexOf("previous"), 1)
  if (current === total) arrows.splice(arrows.indexOf("next"), 1)
  return arrows
}
