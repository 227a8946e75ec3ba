import { type ComponentType, useCallback, useState } from "react"

interface LoadedComponent<Props> {
  /** The component, or `undefined` until its script has loaded. */
  readonly Component: ComponentType<Props> | undefined
  /** Whether the last attempt to load the component failed. */
  readonly hasFailed: boolean
  /**
   * Loads the component. Resolves to `true` when the component has loaded and to `false` after a failure.
   * Never rejects, and may be called again.
   */
  readonly load: () => Promise<boolean>
}

/**
 * Loads a component on demand. `React.lazy` keeps a failed import for the lifetime of the page; this hook
 * can retry. The caller decides what is shown until the component has loaded (docs/adr/0030).
 *
 * @param load imports the component; only the function of the first render is used
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
