import { on } from "node:events"
import { watch } from "node:fs"

/**
 * Returns the first result of `look` that is not `undefined`. Calls `look` at once and after every change in
 * the folder, also after a change during a call. `watch` of `node:fs/promises` misses such a change, because
 * it starts only when the first change is awaited.
 */
export const afterChange = async <A>(
  folder: string,
  look: () => A | undefined | Promise<A | undefined>,
): Promise<A> => {
  const watcher = watch(folder)
  try {
    const changes = on(watcher, "change")
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      await changes.next()
    }
  } finally {
    watcher.close()
  }
}
