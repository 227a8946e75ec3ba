// @vitest-environment happy-dom
import { afterEach, assert, describe, it } from "@effect/vitest"
import { cleanup, createEvent, fireEvent, screen, waitFor } from "@testing-library/react"

import { AccountMenu } from "../../../ui/features/account/AccountMenu.tsx"
import { Link } from "../../../ui/widgets/Link.tsx"
import { renderInShop } from "../support/renderInShop.tsx"

afterEach(cleanup)

/** Clicks the link "Bohrer". Returns whether the browser itself follows the link. */
const isLeftToBrowser = (options: MouseEventInit = {}) => {
  const link = screen.getByRole("link", { name: "Bohrer" })
  const click = createEvent.click(link, options)
  fireEvent(link, click)
  return !click.defaultPrevented
}

describe("a link to a page of the shop", () => {
  it("a click on a link opens its page without loading a document", async () => {
    const { address } = renderInShop(<Link to="/c/bohrer?sort=price">Bohrer</Link>)
    assert.isFalse(isLeftToBrowser())
    await waitFor(() => assert.strictEqual(address(), "/c/bohrer?sort=price"))
  })

  it("the browser itself follows a link that is clicked together with the Ctrl key", () => {
    const { address } = renderInShop(<Link to="/c/bohrer">Bohrer</Link>)
    assert.isTrue(isLeftToBrowser({ ctrlKey: true }))
    assert.strictEqual(address(), "/")
  })

  it("a link does not open its page if its own click handler prevents it", () => {
    const { address } = renderInShop(
      <Link to="/c/bohrer" onClick={(event) => event.preventDefault()}>
        Bohrer
      </Link>,
    )
    isLeftToBrowser()
    assert.strictEqual(address(), "/")
  })

  it("the account menu marks the list of purchases as current on the page of one purchase", async () => {
    const { address } = renderInShop(
      <>
        <AccountMenu />
        <Link to="/meinkonto/einkaeufe/4711">Bohrer</Link>
      </>,
    )
    isLeftToBrowser()
    await waitFor(() => assert.strictEqual(address(), "/meinkonto/einkaeufe/4711"))
    const isCurrent = (name: string) => screen.getByRole("link", { name }).getAttribute("aria-current")
    await waitFor(() => assert.strictEqual(isCurrent("Einkäufe"), "page"))
    assert.isNull(isCurrent("Übersicht"))
  })
})
