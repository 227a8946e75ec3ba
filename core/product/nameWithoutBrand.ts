/**
 * Returns the name of a product without its brand, for places that show the brand beside the name: `Akkuschrauber
 * Kragenbach KA 18 V` of `Kragenbach` becomes `Akkuschrauber KA 18 V`. A name that is only the brand stays.
 */
export const nameWithoutBrand = (name: string, brand: string): string => {
  const words = name.split(" ")
  const own = brand.split(" ")
  const at = words.findIndex((_, place) => own.every((word, next) => words[place + next] === word))
  const rest = at < 0 ? words : words.toSpliced(at, own.length)
  return rest.length === 0 ? name : rest.join(" ")
}
