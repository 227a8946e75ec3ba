/** The callbacks of all IntersectionObservers; happy-dom never calls them. */
const observers = new Set<(share: number) => void>()

/**
 * Replaces the layout that happy-dom lacks: sets the widths of list items and of all other elements in
 * pixels, places list items side by side, and replaces IntersectionObserver.
 */
export const giveLayout = (itemWidth: number, viewportWidth: number) => {
  const style = document.createElement("style")
  style.textContent = "li { margin: 0 }"
  document.head.append(style)
  const isItem = (node: HTMLElement) => node.localName === "li"
  const place = (node: HTMLElement) => [...(node.parentElement?.children ?? [])].indexOf(node)
  Object.defineProperties(HTMLElement.prototype, {
    offsetTop: { configurable: true, value: 0 },
    offsetHeight: { configurable: true, value: 100 },
    offsetWidth: {
      configurable: true,
      get: function offsetWidth(this: HTMLElement) {
        return isItem(this) ? itemWidth : viewportWidth
      },
    },
    offsetLeft: {
      configurable: true,
      get: function offsetLeft(this: HTMLElement) {
        return isItem(this) ? place(this) * itemWidth : 0
      },
    },
  })
  giveNearness()
}

/** Replaces IntersectionObserver. `comeNear` triggers it. */
export const giveNearness = () => {
  observers.clear()
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    readonly #report: IntersectionObserverCallback
    readonly #own = new Set<(share: number) => void>()
    constructor(report: IntersectionObserverCallback) {
      this.#report = report
    }
    observe(target: Element) {
      const rect = target.getBoundingClientRect()
      const report = (intersectionRatio: number) =>
        this.#report(
          [
            {
              isIntersecting: intersectionRatio > 0,
              target,
              time: 0,
              intersectionRatio,
              boundingClientRect: rect,
              intersectionRect: rect,
              rootBounds: null,
            },
          ],
          this,
        )
      this.#own.add(report)
      observers.add(report)
    }
    unobserve() {}
    disconnect() {
      for (const report of this.#own) observers.delete(report)
    }
    takeRecords() {
      return []
    }
  }
}

/** Simulates scrolling: this share of every element is visible. */
export const comeNear = (share = 1) => {
  for (const report of observers) report(share)
}
