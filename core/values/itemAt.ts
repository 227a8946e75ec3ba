/**
 * Returns the item at a position that must exist.
 *
 * @throws RangeError if there is no item at the position: a mistake of the caller.
 */
export const itemAt = <Item>(items: ReadonlyArray<Item>, index: number): Item => {
  const item = items[index]
  if (item === undefined) throw new RangeError(`There is no item ${index} in a list of ${items.length}.`)
  return item
}
