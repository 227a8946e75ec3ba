import { launch } from "../../support/browser.ts"
import { forget, startShop } from "../../support/shop.ts"

const rounds = 7

/** Seconds the main thread has worked so far, all of it and scripts alone. */
interface Work {
  readonly task: number
  readonly script: number
}

const browser = await launch()
const shop = await startShop()
try {
  const found: Array<Work> = []
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await session.send("Performance.enable")
    const work = async (): Promise<Work> => {
      const { metrics } = await session.send("Performance.getMetrics")
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
      return { task: of("TaskDuration"), script: of("ScriptDuration") }
    }
    await page.goto(`${shop.origin}/`, { waitUntil: "networkidle" })
    await page.getByRole("banner").locator("summary").filter({ hasText: "Markt" }).click()
    const before = await work()
    await page.getByRole("banner").getByRole("link", { name: "Markt wählen" }).click()
    await page.getByRole("dialog").getByRole("article").nth(2).waitFor()
    const after = await work()
    found.push({ task: after.task - before.task, script: after.script - before.script })
    await page.close()
  }
  const median = (values: ReadonlyArray<number>) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const ms = (of: (work: Work) => number) => Math.round(median(found.map(of)) * 1000)
  console.log("Opening the store finder to a usable list of 300 markets, median of", rounds, "fresh pages:")
  console.log(`main thread ${ms(({ task }) => task)} ms, of it scripts ${ms(({ script }) => script)} ms`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
