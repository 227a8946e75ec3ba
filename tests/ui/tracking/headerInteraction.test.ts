// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"

import { headerInteraction } from "../../../ui/features/tracking/headerInteraction.ts"

document.body.innerHTML = `
  <header>
    <a href="/" data-header="logo"><svg id="mark"></svg></a>
    <div data-header="search"><form id="form"><input><button id="send">Suchen</button></form></div>
    <div data-header="marketFlyout"><summary id="market">Markt wählen</summary></div>
    <div data-header="lists">
      <summary id="account">Mein Konto</summary>
      <a id="wishlist" href="/merkliste"><span id="count">2</span></a>
      <a id="basket" href="/warenkorb">Warenkorb</a>
    </div>
    <div data-header="navigation" id="row"><a id="garden" href="/c/garten/1">Garten</a></div>
    <div data-header="unknown"><a id="other" href="/">x</a></div>
  </header>
  <a id="outside" href="/merkliste">Merkliste</a>`

const interaction = (id: string, type = "click") =>
  headerInteraction({ target: document.getElementById(id), type })

describe("the interactions with the header", () => {
  it.each([
    ["mark", "logo"],
    ["market", "marketFlyout"],
    ["account", "accountFlyout"],
    ["count", "wishlist"],
    ["basket", "basket"],
    ["garden", "navigation"],
  ])("a click on the header element with the id '%s' is tracked as '%s'", (id, element) => {
    assert.strictEqual(interaction(id), element)
  })

  it("a submitted search is tracked as a header interaction, and a click on the search button is not tracked", () => {
    assert.strictEqual(interaction("form", "submit"), "search")
    assert.isUndefined(interaction("send"))
    assert.isUndefined(interaction("row", "submit"))
  })

  it("clicks outside of the header, and clicks on header elements without a function, are not tracked", () => {
    for (const id of ["row", "outside", "other", "nobody"]) assert.isUndefined(interaction(id), id)
  })
})
