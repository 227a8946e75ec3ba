// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { act, cleanup, render, screen } from "@testing-library/react"
import { createStore, Provider } from "jotai"
import { createMemoryRouter, RouterProvider } from "react-router-dom"

import { avatarLabel } from "@heimwerk/core/advice/texts.ts"

import { ServiceLayer } from "../../../ui/layout/ServiceLayer.tsx"
import { runtimeAtom } from "../../../ui/runtime/bridge.ts"
import { Announcer } from "../../../ui/widgets/Announcer.tsx"
import { memoryShop } from "../support/memoryShop.ts"

const secretPath = "/bestellung/HW-1/geheim"

/** Opens a page as a document. The avatar button is the only element that loads the services of advice channels. */
const open = (path: string) => {
  const store = createStore()
  store.set(runtimeAtom, { load: memoryShop().load })
  const Component = () => (
    <Provider store={store}>
      <Announcer>
        <ServiceLayer />
      </Announcer>
    </Provider>
  )
  const page = (path: string, meta: object) => ({
    id: path,
    path,
    element: null,
    loader: () => ({ kind: "page", meta }),
  })
  const pages = [page("/", {}), page("/kontakt", {}), page(secretPath, { isPrivate: true })]
  const routes = [{ Component, children: pages }]
  const loaderData = Object.fromEntries(pages.map(({ id, loader }) => [id, loader()]))
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } })
  render(<RouterProvider router={router} />)
  return { visit: (to: string) => act(() => router.navigate(to)) }
}

const hasAvatar = () => screen.queryByRole("button", { name: avatarLabel }) !== null

afterEach(cleanup)

describe("the advice services on a page with a secret address", () => {
  it("a page with a secret address loads no advice services, and the next page of the document does", async () => {
    const { visit } = open(secretPath)
    assert.isFalse(hasAvatar())
    await visit("/kontakt")
    assert.isTrue(hasAvatar())
  })

  it("a page with a secret address has no avatar button even if an earlier page of its document had one", async () => {
    const { visit } = open("/")
    assert.isTrue(hasAvatar())
    await visit(secretPath)
    assert.isFalse(hasAvatar())
  })
})
