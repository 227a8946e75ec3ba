const maxShown = 3

/** The first three variants of a tile, and the number of others. */
export const variantsText = (variants: ReadonlyArray<string>): string => {
  const more = variants.length - maxShown
  const shown = variants.slice(0, maxShown).join(", ")
  if (more <= 0) return shown
  return `${shown} und ${more === 1 ? "1 weitere" : `${more} weitere`}`
}
