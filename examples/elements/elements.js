import { basket, createShop, latestStore, loadedStore, markets, prices } from "@heimwerk/client"

import { make, StoreElement } from "./StoreElement.js"

const origin = document.documentElement.dataset.shop
const shop = createShop({ origin, brand: "heimwerk" }, { basket, markets, prices })

class BasketCount extends StoreElement {
  store = shop.basket

  show(state) {
    this.textContent = state.basket.totalQuantity
  }
}

class StoreFinder extends StoreElement {
  store = latestStore(shop.markets.near)

  connectedCallback() {
    super.connectedCallback()
    this.addEventListener("input", this)
  }

  handleEvent({ target: { value } }) {
    if (value.trim() === "") this.store.clear()
    else void this.store.load(value)
  }

  show({ error, value }) {
    const found = error ? [] : (value?.markets ?? [])
    this.find("[role=alert]").textContent = error?.message ?? ""
    this.find("ul").replaceChildren(
      ...found.map(({ distanceText, name, status }) => make("li", `${name}, ${distanceText}: ${status}`)),
    )
  }
}

class ArticleTile extends StoreElement {
  articleId = this.getAttribute("article")
  store = loadedStore(({ signal }) => shop.prices.article({ id: this.articleId, signal }))

  connectedCallback() {
    super.connectedCallback()
    this.addEventListener("submit", this)
  }

  handleEvent(event) {
    event.preventDefault()
    void this.add(Number(event.target.elements.quantity.value))
  }

  show({ error, value }) {
    this.find("[role=alert]").textContent = error?.message ?? ""
    if (value === undefined) return
    const { basePrice = "", flags, name, price, reduction } = value
    this.find("h2").textContent = name
    this.find(".price").replaceChildren(
      make("strong", price.text),
      ...(reduction ? [" ", make("del", reduction.from.text)] : []),
      ` ${basePrice} `,
      ...flags.map((flag) => make("mark", flag)),
    )
  }

  async add(quantity) {
    const added = await shop.basket.add({ articleId: this.articleId, quantity, deliveryType: "homeDelivery" })
    this.find("[role=alert]").textContent = added.ok ? "" : added.error.message
  }
}

customElements.define("basket-count", BasketCount)
customElements.define("store-finder", StoreFinder)
customElements.define("article-tile", ArticleTile)
void shop.basket.load()
