import { assert, describe, it } from "@effect/vitest"
import type { Page } from "playwright-core"

import { sharedBrowser } from "../../support/browser.ts"
import { resize } from "../scrolling.ts"
import { visit } from "../visit.ts"

const browser = await sharedBrowser()

interface Stop {
  readonly name: string
  readonly left: number
  /** Vertical position of the centre, in CSS pixels. */
  readonly middle: number
}

/** Returns the focused element if it is in the header. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element.closest("header") === null) return undefined
    const { height, left, top } = element.getBoundingClientRect()
    const name = element.getAttribute("aria-label") ?? element.id + (element.textContent ?? "")
    return { name, left, middle: top + height / 2 }
  })

/** Returns the tab stops of the header, from the link to the home page on, in tab order. */
const stops = async (page: Page): Promise<ReadonlyArray<Stop>> => {
  const found: Array<Stop> = []
  await page.getByRole("banner").getByRole("link", { name: "Heimwerk, zur Startseite" }).focus()
  for (let stop = await focused(page); stop !== undefined; stop = await focused(page)) {
    found.push(stop)
    await page.keyboard.press("Tab")
  }
  return found
}

/**
 * Sorts tab stops in reading order: line by line, then left to right. Stops whose centres differ by less than
 * 20 px, half a line height, are on one line.
 */
const asRead = (all: ReadonlyArray<Stop>) => {
  const lines: Array<Array<Stop>> = []
  for (const stop of all.toSorted((one, other) => one.middle - other.middle)) {
    const line = lines.at(-1)
    if (line?.[0] !== undefined && stop.middle - line[0].middle < 20) line.push(stop)
    else lines.push([stop])
  }
  return lines.flatMap((line) => line.toSorted((one, other) => one.left - other.left))
}

const names = (all: ReadonlyArray<Stop>) => all.map(({ name }) => name)

/** Returns controls of the header that another element of the header covers. */
const covered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header :is(a, summary, button, input):not([aria-hidden])")]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { height, left, top, width } = control.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there !== null && !control.contains(there) && there.closest("header") !== null
      })
      .map((control) => control.outerHTML),
  )

describe("T-A3 the header at every window width", () => {
  it("T-A3: at seven window widths from 320 to 1440 px, the tab stops of the header are in reading order, and none of its controls is covered", async () => {
    const { close, page } = await visit(browser, "/kontakt/")
    for (const width of [320, 390, 820, 960, 1010, 1024, 1440]) {
      await resize(page, width, 800)
      const order = await stops(page)
      assert.isAtLeast(order.length, 7)
      assert.deepStrictEqual(names(order), names(asRead(order)), `${width} px`)
      assert.deepStrictEqual(await covered(page), [], `${width} px`)
    }
    await close()
  })
})
