/** Groups things in the order in which their keys come first. */
const groupBy = <Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Array<Item>> => {
  const groups = new Map<Key, Array<Item>>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

// The rest of what we use of ES2024 is there in Node 20; this came with Node 21.
if (!("groupBy" in Map)) Object.defineProperty(Map, "groupBy", { value: groupBy })
