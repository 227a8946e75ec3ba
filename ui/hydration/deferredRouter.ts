import type { DataRouter, RouterNavigateOptions, RouterSubscriber, To } from "react-router-dom"

type ScrollRestoration = Parameters<DataRouter["enableScrollRestoration"]>

/** Something the browser's router is asked for lastingly, before it is there as well as after. */
const lasting = () => {
  const begun = new Set<(router: DataRouter) => void>()
  let router: DataRouter | undefined
  return {
    add: (begin: (router: DataRouter) => () => void): (() => void) => {
      if (router !== undefined) return begin(router)
      let stop: (() => void) | undefined
      const later = (arrived: DataRouter) => {
        stop = begin(arrived)
      }
      begun.add(later)
      return () => {
        begun.delete(later)
        stop?.()
      }
    },
    arrive: (arrived: DataRouter) => {
      router = arrived
      for (const begin of begun) begin(arrived)
      begun.clear()
    },
  }
}

const address = (to: To): string =>
  typeof to === "string" ? to : `${to.pathname ?? ""}${to.search ?? ""}${to.hash ?? ""}`

/**
 * A router that shows the page it began with and brings the one that navigates when it is needed first, or when `ready`
 * is called. Half of the router's code is for going elsewhere; the first page does not wait for it. When it cannot be
 * had, the browser itself goes where the visitor wanted to go.
 */
export const deferRouter = (first: DataRouter, load: () => Promise<DataRouter>) => {
  const kept = lasting()
  let arriving: Promise<DataRouter> | undefined
  let arrived: DataRouter | undefined

  const ready = (): Promise<DataRouter> => {
    arriving ??= load().then(
      (router) => {
        arrived = router
        kept.arrive(router)
        return router
      },
      (cause: unknown) => {
        arriving = undefined
        throw cause
      },
    )
    return arriving
  }

  function navigate(to: number): Promise<void>
  function navigate(to: To | null, options?: RouterNavigateOptions): Promise<void>
  async function navigate(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    try {
      const router = await ready()
      await (typeof to === "number" ? router.navigate(to) : router.navigate(to, options))
    } catch (cause) {
      if (arrived !== undefined || to === null) throw cause
      if (typeof to === "number") history.go(to)
      else location.assign(address(to))
    }
  }

  const router: DataRouter = {
    ...first,
    get state() {
      return arrived?.state ?? first.state
    },
    get routes() {
      return arrived?.routes ?? first.routes
    },
    get manifest() {
      return arrived?.manifest ?? first.manifest
    },
    get branches() {
      return arrived?.branches ?? first.branches
    },
    get window() {
      return window
    },
    initialize: () => router,
    subscribe: (tell: RouterSubscriber) => kept.add((real) => real.subscribe(tell)),
    enableScrollRestoration: (...args: ScrollRestoration) =>
      kept.add((real) => real.enableScrollRestoration(...args)),
    navigate,
    revalidate: async () => (await ready()).revalidate(),
    dispose: () => arrived?.dispose(),
  }
  return { router, ready }
}
