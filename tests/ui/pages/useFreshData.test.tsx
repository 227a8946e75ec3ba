// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useEffect } from "react"
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router-dom"

import { maxShopAge } from "../../../ui/layout/maxShopAge.ts"
import { shopRoute } from "../../../ui/layout/ShopData.ts"
import { useFreshData } from "../../../ui/layout/useFreshData.ts"

configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] })
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  delete document.body.dataset["loads"]
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Page = () => {
  useFreshData()
  const loads = useLoaderData<number>()
  // Runs after the effects of the hook.
  useEffect(() => {
    document.body.dataset["loads"] = String(loads)
  }, [loads])
  return (
    <main>
      <form role="search">
        <input aria-label="Suche" />
      </form>
      <form>
        <input aria-label="Nachricht" />
      </form>
    </main>
  )
}

/** Waits until the page shows the data of this load. */
const shows = (load: number) =>
  waitFor(() => assert.strictEqual(document.body.dataset["loads"], String(load)))

/** Opens a page, and counts the loads of its data. The shop answers its address with a status. */
const openPage = async (status = 200) => {
  const requests: Array<string | undefined> = []
  const shop = { status }
  vi.stubGlobal("fetch", (_address: string, options?: RequestInit) => {
    requests.push(options?.method)
    return Promise.resolve(new Response(null, { status: shop.status }))
  })
  let loads = 0
  const loader = () => {
    loads += 1
    return loads
  }
  const router = createMemoryRouter([{ id: shopRoute, path: "/", loader, Component: Page }])
  render(<RouterProvider router={router} />)
  await shows(1)
  return { requests, shop }
}

const pass = (millis: number) => vi.setSystemTime(Date.now() + millis)
const becomeVisible = () => fireEvent(document, new Event("visibilitychange"))
const nextMorning = 14 * 3_600_000

describe("a page that becomes visible again", () => {
  it("a page that becomes visible on the next morning reloads its data once", async () => {
    const { requests } = await openPage()
    pass(nextMorning)
    becomeVisible()
    await shows(2)
    becomeVisible()
    pass(maxShopAge)
    becomeVisible()
    assert.deepStrictEqual(requests, ["HEAD"])
    pass(1)
    becomeVisible()
    await shows(3)
  })

  it("a page in which the visitor has filled in a form does not reload its data when it becomes visible", async () => {
    const { requests } = await openPage()
    fireEvent.input(screen.getByLabelText("Nachricht"), { target: { value: "Hallo" } })
    pass(nextMorning)
    becomeVisible()
    assert.deepStrictEqual(requests, [])
  })

  it("a text in a search field does not keep a page that becomes visible from reloading its data", async () => {
    await openPage()
    fireEvent.input(screen.getByLabelText("Suche"), { target: { value: "Köln" } })
    pass(nextMorning)
    becomeVisible()
    await shows(2)
  })

  it("a page kept on the device does not reload its data when it becomes visible", async () => {
    const { requests } = await openPage()
    document.body.insertAdjacentHTML("afterbegin", '<p class="kept">Stand von gestern</p>')
    pass(nextMorning)
    becomeVisible()
    assert.deepStrictEqual(requests, [])
  })

  it("a page stays as it is when it becomes visible during maintenance, and reloads its data when the browser is online again", async () => {
    const { requests, shop } = await openPage(503)
    pass(nextMorning)
    // A reload after the first request would end the requests.
    await waitFor(() => {
      becomeVisible()
      assert.isAtLeast(requests.length, 3)
    })
    await shows(1)
    shop.status = 200
    await waitFor(() => {
      fireEvent(window, new Event("online"))
      assert.strictEqual(document.body.dataset["loads"], "2")
    })
  })
})
