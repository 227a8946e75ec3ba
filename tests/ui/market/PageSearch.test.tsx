// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { Addresses } from "@heimwerk/core/address/Addresses.port.ts"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { Effect, Layer } from "effect"

import type { LoadAddressCheck } from "../../../ui/features/market/finder/AddressCheck.ts"
import { AddressCheck } from "../../../ui/shared/AddressCheck.tsx"
import { PageSearch } from "../../../ui/features/market/finder/PageSearch.tsx"

import { heldGeolocation } from "../support/heldGeolocation.ts"
import { memoryShop } from "../support/memoryShop.ts"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

/** Opens the search of the market page. By default, its address check cannot be loaded. */
const open = (
  { load }: ReturnType<typeof memoryShop>,
  loadAddressCheck: LoadAddressCheck = () => Promise.reject(new TypeError("Failed to fetch")),
) =>
  renderInShop(
    <PageSearch query="" placeLink={(id) => `/maerkte?ort=${id}`} loadAddressCheck={loadAddressCheck} />,
    load,
  )

describe("the search of the market page", () => {
  it("the page of all markets replaces its plain search form by a search with suggestions, which writes the searched text into the URL", async () => {
    const shop = memoryShop()
    const { address } = open(shop)
    const field = await screen.findByRole("combobox", {}, { timeout: 10_000 })
    fireEvent.change(field, { target: { value: "Hafenweg 7, Kiel" } })
    fireEvent.keyDown(field, { key: "Enter" })
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=Hafenweg+7%2C+Kiel"))
    await shop.dispose()
  })

  it("the search with suggestions searches for a place if the typed house number has no street", async () => {
    const place = { Type: "Postcode", Text: "50667 Köln", Description: "64 Straßen", Highlight: "" }
    const addresses = Layer.mock(Addresses, { find: () => Effect.succeed([{ ...place, Id: "DE-50667" }]) })
    const shop = memoryShop({ addresses })
    const { address } = open(shop, () => Promise.resolve(AddressCheck))
    const field = await screen.findByRole("combobox", {}, { timeout: 10_000 })
    fireEvent.change(field, { target: { value: "Köln 5" } })
    fireEvent.keyDown(field, { key: "Enter" })
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=K%C3%B6ln+5"), { timeout: 10_000 })
    assert.isNull(screen.queryByRole("dialog"))
    await shop.dispose()
  })

  it("the search with suggestions ends the running check of an address when the visitor types another text", async () => {
    const asked = Promise.withResolvers<void>()
    const ended: Array<string> = []
    const find = () =>
      Effect.andThen(Effect.sync(asked.resolve), Effect.never).pipe(
        Effect.onInterrupt(() => Effect.sync(() => void ended.push("find"))),
      )
    const shop = memoryShop({ addresses: Layer.mock(Addresses, { find }) })
    const { address } = open(shop, () => Promise.resolve(AddressCheck))
    const field = await screen.findByRole<HTMLInputElement>("combobox", {}, { timeout: 10_000 })
    fireEvent.change(field, { target: { value: "Köln 5" } })
    fireEvent.keyDown(field, { key: "Enter" })
    await asked.promise
    fireEvent.change(field, { target: { value: "Bonn" } })
    await waitFor(() => assert.deepStrictEqual(ended, ["find"]))
    assert.deepStrictEqual([address(), field.value], ["/", "Bonn"])
    await shop.dispose()
  })

  it("the search with suggestions opens no results for an address if its check fails to load after the visitor typed another text", async () => {
    const loading = Promise.withResolvers<never>()
    const shop = memoryShop()
    const { address } = open(shop, () => loading.promise)
    const field = await screen.findByRole<HTMLInputElement>("combobox", {}, { timeout: 10_000 })
    fireEvent.change(field, { target: { value: "Hafenweg 7, Kiel" } })
    fireEvent.keyDown(field, { key: "Enter" })
    fireEvent.change(field, { target: { value: "Bonn" } })
    await act(async () => loading.reject(new TypeError("Failed to fetch")))
    assert.deepStrictEqual([address(), field.value], ["/", "Bonn"])
    await shop.dispose()
  })

  it("the search with suggestions cancels a request for the visitor's position when the visitor searches for a place", async () => {
    const { answers, geolocation } = heldGeolocation({ lat: 54.32, lng: 10.13 })
    const shop = memoryShop({ geolocation })
    const { address } = open(shop)
    // Clicked in the plain form, which the search with suggestions then replaces.
    fireEvent.click(screen.getByRole("button", { name: "Position bestimmen" }))
    const field = await screen.findByRole("combobox", {}, { timeout: 10_000 })
    const locate = screen.getByRole("button", { name: "Position bestimmen" })
    await waitFor(() => assert.lengthOf(answers, 1))
    assert.strictEqual(locate.getAttribute("aria-disabled"), "true")
    fireEvent.change(field, { target: { value: "Kiel" } })
    fireEvent.keyDown(field, { key: "Enter" })
    await waitFor(() => assert.strictEqual(address(), "/maerkte?suche=Kiel"))
    assert.isNull(locate.getAttribute("aria-disabled"))
    await act(() => answers[0]?.())
    assert.strictEqual(address(), "/maerkte?suche=Kiel")
    await shop.dispose()
  })
})
