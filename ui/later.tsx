import { type ComponentType, lazy, type ReactNode, Suspense } from "react"

/**
 * A part of a page that is written by the server and comes to life later: its script is no part of the first one, and is
 * asked for at once beside it. Until then the server's markup stands, with its links and forms.
 *
 * @param fallback shown when the part is not there yet after a step inside the shop: in the size of what comes
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const loading = load()
  // Who shows the part hears of a failure; the promise alone must not count as unhandled.
  loading.catch(() => undefined)
  const Part = lazy(async () => ({ default: await loading }))
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
}
