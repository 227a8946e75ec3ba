import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { Page } from "playwright-core"
import { build, preview } from "vite"

import { launch } from "../../../tests/support/browser.ts"

/** Minimum duration of a long task in ms, as browsers define it. */
const longTask = 50

interface Tasks {
  readonly long: ReadonlyArray<number>
}

declare global {
  interface Window {
    readonly __tasks: Array<number>
    /** Shows the map. Defined by the page of this benchmark. */
    readonly show: () => void
  }
}

const taken = async (page: Page): Promise<Tasks> => ({
  long: await page.evaluate(() => window.__tasks.splice(0).map((duration) => Math.round(duration))),
})

const row = (name: string, { long }: Tasks) =>
  `| ${name} | ${long.length} | ${long.length === 0 ? "below 50" : Math.max(...long)} |`

const clusters = (page: Page) => page.getByRole("button", { name: /Märkte, Karte hier vergrößern$/u })

/** Shows many points on the map, drags and zooms it, and prints every task of the main thread above 50 ms. */
const measure = async (page: Page, origin: string, count: number): Promise<ReadonlyArray<string>> => {
  await page.addInitScript((limit) => {
    const tasks: Array<number> = []
    Object.defineProperty(window, "__tasks", { value: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > limit) tasks.push(duration)
    }).observe({ type: "longtask" })
  }, longTask)
  await page.goto(`${origin}/page.html?punkte=${count}`)
  await page.waitForFunction(() => "show" in window)
  await taken(page)
  await page.evaluate(() => window.show())
  await clusters(page).first().waitFor()
  const opened = await taken(page)
  const { x, y, width, height } = (await page.getByRole("group").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 800,
    height: 400,
  }
  const middle = [x + width / 2, y + height / 2] as const
  for (const [dx, dy] of [
    [160, 0],
    [-160, 90],
    [0, -160],
    [120, 70],
  ] as const) {
    await page.mouse.move(...middle)
    await page.mouse.down()
    await page.mouse.move(middle[0] + dx, middle[1] + dy, { steps: 12 })
    await page.mouse.up()
    await clusters(page).first().waitFor()
  }
  const panned = await taken(page)
  for (let step = 0; step < 4; step++) {
    await page.getByRole("button", { name: "Karte vergrößern" }).click()
    await page
      .getByRole("button", { name: /^(Punkt \d+|\d+ Märkte.*)$/u })
      .first()
      .waitFor()
  }
  const points = `${count.toLocaleString("de-DE")} points`
  return [
    row(`${points}: opened`, opened),
    row(`${points}: dragged four times`, panned),
    row(`${points}: zoomed in four times`, await taken(page)),
  ]
}

const outDir = await mkdtemp(join(tmpdir(), "heimwerk-map-"))
const root = import.meta.dirname
const configFile = join(root, "../../../ui/vite.config.ts")
const output = { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, "page.html") } }
await build({ root, configFile, logLevel: "error", appType: "mpa", build: { ...output, manifest: false } })
const server = await preview({
  root,
  configFile: false,
  build: { outDir },
  preview: { port: 0, host: "127.0.0.1" },
})
const browser = await launch()
try {
  const [origin = ""] = server.resolvedUrls?.local ?? []
  console.log("| What | Tasks above 50 ms | Longest in ms |\n|---|---|---|")
  for (const count of [300, 100_000]) {
    const page = await browser.newPage({ viewport: { width: 1140, height: 800 } })
    for (const line of await measure(page, origin.replace(/\/$/u, ""), count)) console.log(line)
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true })
}
