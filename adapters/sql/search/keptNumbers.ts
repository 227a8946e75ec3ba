/** An array of numbers. */
type Numbers = Pick<Int32Array, "byteLength">

/** Size of an entry without its numbers, in bytes. */
const entryBytes = 256

/**
 * Makes a cache of arrays with a maximum size in bytes. If it is exceeded, the least recently used arrays are removed first,
 * but never the latest one.
 */
export const makeKeptNumbers = <A extends Numbers>(maxBytes: number) => {
  const kept = new Map<string, A>()
  let bytes = 0

  const remove = (key: string) => {
    const found = kept.get(key)
    if (found !== undefined) bytes -= found.byteLength + entryBytes
    kept.delete(key)
  }

  return {
    get: (key: string): A | undefined => {
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set: (key: string, numbers: A): void => {
      remove(key)
      kept.set(key, numbers)
      bytes += numbers.byteLength + entryBytes
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes || oldest === key) return
        remove(oldest)
      }
    },
    entries: (): Iterable<readonly [key: string, numbers: A]> => kept.entries(),
    clear: (): void => {
      kept.clear()
      bytes = 0
    },
  }
}
