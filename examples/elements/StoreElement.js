/** Makes an element with a text. The text is never read as HTML. */
export const make = (tag, textContent) => Object.assign(document.createElement(tag), { textContent })

/** An element that shows a store of the client while it is part of the page. */
export class StoreElement extends HTMLElement {
  connectedCallback() {
    this.unsubscribe = this.store.subscribe((state) => this.show(state))
  }

  disconnectedCallback() {
    this.unsubscribe()
  }

  find(selector) {
    return this.querySelector(selector)
  }
}
