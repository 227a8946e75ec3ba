import { type ComponentType, useCallback, useState } from "react"

interface LoadedComponent<Props> {
  /** The component, once its script has arrived. */
  readonly Component: ComponentType<Props> | undefined
  /** The last attempt failed. */
  readonly hasFailed: boolean
  /** Loads the component; `true` once it is there, `false` after a failure. Never rejects, and may be called again. */
  readonly load: () => Promise<boolean>
}

/**
 * A component whose script is loaded on demand. Unlike `React.lazy`, which keeps a failed import for the life of the page, it
 * can be tried again, and the caller decides what is shown meanwhile (docs/adr/0030).
 *
 * @param load imports the component; the function of the first render is used
 */
export const useLoadedComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LoadedComponent<Props> => {
  const [Component, setComponent] = useState<ComponentType<Props> | undefined>(undefined)
  const [hasFailed, setFailed] = useState(false)
  const [firstLoad] = useState(() => load)
  const loadOnce = useCallback(async () => {
    try {
      const Loaded = await firstLoad()
      setFailed(false)
      setComponent(() => Loaded)
      return true
    } catch {
      setFailed(true)
      return false
    }
  }, [firstLoad])
  return { Component, hasFailed, load: loadOnce }
}
