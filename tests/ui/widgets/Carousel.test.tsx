// @vitest-environment happy-dom
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { carouselError } from "@heimwerk/core/navigation/carouselConfiguration.ts"
import { carouselLabels, swipedSlides, swipeThresholds } from "@heimwerk/core/navigation/carousel.ts"
import { timings } from "@heimwerk/core/timings.ts"
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"

import { Announcer } from "../../../ui/widgets/Announcer.tsx"
import { Carousel, type CarouselMovement } from "../../../ui/widgets/Carousel.tsx"
import { isJump } from "../../../ui/widgets/emblaOptions.ts"
import { swipedBy } from "../../../ui/widgets/swipes.ts"
import { comeNear, giveLayout } from "../support/layout.ts"

const slides = ["Hammer", "Säge", "Bohrer", "Zange"].map((name) => ({
  key: name,
  content: <a href={`/${name}`}>{name}</a>,
}))
const responsive = { desktop: 4, tablet: 2, mobile: 1 } as const

const Products = (movement: CarouselMovement & { readonly error?: string | undefined }) => (
  <Announcer>
    <Carousel
      label={carouselLabels.slider}
      slides={slides}
      responsive={responsive}
      arrows={carouselLabels}
      transition={timings.productCarousel}
      {...movement}
    />
  </Announcer>
)

/** Gives the carousel a width into which two of its four slides fit. */
beforeEach(() => giveLayout(100, 200))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Waits until Embla is loaded and has measured the slides. */
const near = () =>
  act(async () => {
    comeNear()
    await import("../../../ui/widgets/CarouselEngine.tsx")
    await Promise.resolve()
  })

const open = async (movement: CarouselMovement = {}) => {
  render(<Products {...movement} />)
  await near()
}

const arrow = (name: string) => screen.getByRole("button", { name })
const next = () => arrow("Nächstes Produkt")
const previous = () => arrow("Vorheriges Produkt")
const isShown = (button: HTMLElement) => !("hidden" in button.dataset)
const dots = () => screen.getAllByRole("button", { name: /^Ansicht/u })

describe("a carousel before its script has loaded", () => {
  it("the server renders a carousel as a labelled list of all slides, with the numbers of visible slides per screen size and without arrow buttons", () => {
    const html = renderToString(<Products />)
    for (const text of ["Hammer", "Zange", 'data-mobile="1"', 'data-tablet="2"', 'data-desktop="4"'])
      assert.include(html, text)
    assert.include(html, `aria-label="${carouselLabels.slider}"`)
    assert.notInclude(html, "<button")
    assert.notInclude(html, "style=")
  })

  it("a carousel with invalid options remains a plain list", async () => {
    const error = carouselError({ responsive, centerMode: true, partialVisible: true })
    render(<Products error={error} />)
    await near()
    assert.lengthOf(screen.getAllByRole("link"), 4)
    assert.lengthOf(screen.queryAllByRole("button"), 0)
  })
})

describe("a carousel with arrows", () => {
  it("a carousel shows an arrow only on a side to which it can move", async () => {
    await open()
    assert.isFalse(isShown(previous()))
    assert.isTrue(isShown(next()))
    fireEvent.click(next())
    assert.isTrue(isShown(previous()))
    assert.isTrue(isShown(next()))
    fireEvent.click(next())
    assert.isFalse(isShown(next()))
  })

  it("focus moves to the other arrow of a carousel when the focused arrow disappears at the end", async () => {
    await open()
    next().focus()
    fireEvent.click(next())
    fireEvent.click(next())
    assert.strictEqual(document.activeElement, previous())
    fireEvent.click(previous())
    fireEvent.click(previous())
    assert.strictEqual(document.activeElement, next())
  })

  it("a carousel announces its current view", async () => {
    await open()
    fireEvent.click(next())
    assert.strictEqual(screen.getByRole("status").textContent, "Weitere Produkte anschauen: Ansicht 2 von 3")
  })

  it("an infinite carousel shows the first slide after the last slide", async () => {
    giveLayout(100, 100)
    await open({ infinite: true })
    for (const _ of slides) fireEvent.click(next())
    assert.strictEqual(screen.getByRole("status").textContent, "Weitere Produkte anschauen: Ansicht 1 von 4")
    assert.isTrue(isShown(previous()) && isShown(next()))
  })
})

describe("a carousel with dots", () => {
  it("a carousel shows one dot per view and marks the dot of the current view, and a click on a dot moves the carousel", async () => {
    await open({ dots: true })
    assert.deepEqual(
      dots().map((dot) => dot.getAttribute("aria-current")),
      ["true", null],
    )
    fireEvent.click(arrow("Ansicht 2 von 2"))
    assert.deepEqual(
      dots().map((dot) => dot.getAttribute("aria-current")),
      [null, "true"],
    )
  })
})

describe("a carousel with autoplay", () => {
  const stands = () =>
    within(screen.getByRole("region")).getAllByRole("button", { current: true })[0]?.textContent
  const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))

  it("a carousel with autoplay moves every 3 seconds until the visitor stops it, and moves again when the visitor restarts it", async () => {
    vi.useFakeTimers()
    await open({ autoplay: timings.autoplay, dots: true })
    await pass(2_900)
    assert.strictEqual(stands(), "Ansicht 1 von 2")
    await pass(200)
    assert.strictEqual(stands(), "Ansicht 2 von 2")
    fireEvent.click(arrow("Automatisches Blättern anhalten"))
    await pass(10_000)
    assert.strictEqual(stands(), "Ansicht 2 von 2")
    fireEvent.click(arrow("Automatisch blättern"))
    await pass(3_100)
    assert.strictEqual(stands(), "Ansicht 1 von 2")
  })

  it("a carousel does not move by itself for visitors who prefer reduced motion", async () => {
    vi.useFakeTimers()
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query === "(prefers-reduced-motion: reduce)",
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    )
    await open({ autoplay: timings.autoplay, dots: true })
    await pass(10_000)
    assert.strictEqual(stands(), "Ansicht 1 von 2")
    assert.isNull(screen.queryByRole("button", { name: /blättern/iu }))
    vi.restoreAllMocks()
  })
})

describe("a swipe on a carousel", () => {
  it.each([-81, -80, -51, -50, -1, 0, 1, 50, 51, 80, 81])(
    "the carousel computes the same number of slides as 'swipedSlides' for a swipe of %i pixels",
    (way) => {
      for (const threshold of Object.values(swipeThresholds))
        assert.strictEqual(swipedBy(way, threshold), swipedSlides(way, threshold))
    },
  )
})

describe("a carousel transition", () => {
  it("carousels with a transition below 100 ms, for example the product carousel, move without animation, and other carousels are animated", () => {
    assert.deepEqual(
      [timings.productCarousel, 99, 100, timings.galleryCarousel, timings.multiCarousel].map(isJump),
      [true, true, false, false, false],
    )
  })
})
