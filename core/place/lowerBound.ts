/**
 * Returns the first index whose key is not smaller than a text, in a list sorted by key. Returns the length of
 * the list when every key is smaller.
 */
export const lowerBound = <Item>(
  items: ReadonlyArray<Item>,
  keyOf: (item: Item) => string,
  text: string,
): number => {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = items[middle]
    if (item !== undefined && keyOf(item) < text) low = middle + 1
    else high = middle
  }
  return low
}
