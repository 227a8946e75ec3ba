import type { Browser } from "playwright-core"

/** Follows links from the home page to find a product list and all articles of its first page. */
export const findAddresses = async (browser: Browser, origin: string) => {
  const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true })
  const linksTo = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))])
  await page.goto("/")
  const [list = "/"] = await linksTo("main a[href^='/c/']")
  await page.goto(list)
  const articles = await linksTo("main a[href^='/p/']")
  await page.close()
  return { list, articles }
}
