const mostShown = 3

/** The variants of a tile in one line: the first three, and how many more there are. */
export const variantsText = (variants: ReadonlyArray<string>): string => {
  const more = variants.length - mostShown
  const shown = variants.slice(0, mostShown).join(", ")
  if (more <= 0) return shown
  return `${shown} und ${more === 1 ? "1 weitere" : `${more} weitere`}`
}
