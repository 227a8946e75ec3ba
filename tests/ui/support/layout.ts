/** The callbacks of all observers of nearness, which happy-dom never calls. */
const observers = new Set<() => void>()

/** Stands in for the layout that happy-dom does not have: every list item is so wide, the list shows so many pixels. */
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
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(target: Element) {
      const rect = target.getBoundingClientRect()
      observers.add(() =>
        this.#tell(
          [
            {
              isIntersecting: true,
              target,
              time: 0,
              intersectionRatio: 1,
              boundingClientRect: rect,
              intersectionRect: rect,
              rootBounds: null,
            },
          ],
          this,
        ),
      )
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
}

/** The page was scrolled: everything comes near the window. */
export const comeNear = () => {
  for (const tell of observers) tell()
  observers.clear()
}
