import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { Page } from "playwright-core"
import { build, preview } from "vite"

import { launch } from "../../../tests/support/browser.ts"

/** Minimum duration of a long task in ms, as browsers define it. */
const longTask = 50

declare global {
  interface Window {
    /** Shows the map. Defined by the page of this benchmark. */
    readonly show: () => void
  }
}

/** An event of Chromium's trace, with the processor time of its thread in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const isTrace = (value: unknown): value is { readonly traceEvents: ReadonlyArray<TraceEvent> } =>
  typeof value === "object" && value !== null && "traceEvents" in value && Array.isArray(value.traceEvents)

/**
 * Returns the processor time in ms of each task of the page's main thread during an action. Other programs on the
 * machine make a task last longer, but do not add to its processor time.
 */
const tasksDuring = async (page: Page, act: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ["toplevel", "__metadata"] })
  await act()
  const trace: unknown = JSON.parse(String(await browser?.stopTracing()))
  if (!isTrace(trace)) return []
  const main = new Set(
    trace.traceEvents
      .filter(({ args, name }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

const row = (name: string, tasks: ReadonlyArray<number>) =>
  `| ${name} | ${tasks.filter((time) => time > longTask).length} | ${Math.round(Math.max(...tasks))} |`

const clusters = (page: Page) => page.getByRole("button", { name: /Märkte, Karte hier vergrößern$/u })

/**
 * Shows many points on the map, drags and zooms it. Returns a table row for each of these actions: the number
 * of tasks of the main thread above 50 ms, and the longest task.
 */
const measure = async (page: Page, origin: string, count: number): Promise<ReadonlyArray<string>> => {
  await page.goto(`${origin}/page.html?punkte=${count}`)
  await page.waitForFunction(() => "show" in window)
  const opened = await tasksDuring(page, async () => {
    await page.evaluate(() => window.show())
    await clusters(page).first().waitFor()
    await page.locator(".leaflet-names-pane span").first().waitFor({ state: "attached" })
  })
  const { x, y, width, height } = (await page.getByRole("group").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 800,
    height: 400,
  }
  const middle = [x + width / 2, y + height / 2] as const
  const dragged = await tasksDuring(page, async () => {
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
  })
  const zoomed = await tasksDuring(page, async () => {
    for (let step = 0; step < 4; step++) {
      await page.getByRole("button", { name: "Karte vergrößern" }).click()
      await page
        .getByRole("button", { name: /^(Punkt \d+|\d+ Märkte.*)$/u })
        .first()
        .waitFor()
    }
  })
  const points = `${count.toLocaleString("de-DE")} points`
  return [
    row(`${points}: opened`, opened),
    row(`${points}: dragged four times`, dragged),
    row(`${points}: zoomed in four times`, zoomed),
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
  console.log("| What | Tasks above 50 ms of processor time | Longest in ms |\n|---|---|---|")
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
