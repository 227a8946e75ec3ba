import { cleanup, configure, render } from "@testing-library/react"
import { createStore, Provider } from "jotai"
import type { ReactNode } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { sendEarlyAtom } from "../../../ui/features/basket/sendEarly.ts"
import { type Runtime, runtimeAtom } from "@heimwerk/ui/runtime/bridge.ts"
import { Announcer } from "../../../ui/widgets/Announcer.tsx"

// Timeout in ms: the first test of a file also loads lazy modules, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const noRuntime = (): Promise<Runtime> =>
  Promise.reject(new Error("This component has no runtime in its test."))

/**
 * Renders a component on every page of a shop, beginning with the home page. Unmounts everything rendered
 * before.
 *
 * @param state state of the history entry of the page
 */
export const renderInShop = (
  element: ReactNode,
  load: () => Promise<Runtime> = noRuntime,
  prepare: (store: ReturnType<typeof createStore>) => void = () => {},
  state: unknown = null,
) => {
  cleanup()
  const store = createStore()
  store.set(runtimeAtom, { load })
  store.set(sendEarlyAtom, { send: () => Promise.resolve(undefined), keep: () => false })
  prepare(store)
  const routes = [
    {
      path: "*",
      element: (
        <Provider store={store}>
          <Announcer>{element}</Announcer>
        </Provider>
      ),
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: "/", state }] })
  const address = () => router.state.location.pathname + router.state.location.search
  return { ...render(<RouterProvider router={router} />), address, store }
}
