import { decidedVisitor, launch } from "../../../tests/support/browser.ts"
import { type LoadedScripts, loadedScripts } from "../../../tests/support/firstVisit.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { sitemapPaths } from "../../../tests/support/sitemap.ts"

const browser = await launch()
const shop = await startShop()
try {
  const paths = await sitemapPaths(shop.origin)
  const firstUnder = (folder: string) => paths.find((path) => path.startsWith(folder)) ?? "/"
  const visit = async (address: string) => {
    const context = await decidedVisitor(browser, { baseURL: shop.origin })
    const loaded = await loadedScripts(context, address)
    await context.close()
    return loaded
  }
  const cell = ({ kb, requests }: LoadedScripts) => `${requests}, ${kb.toFixed(0)} KB`
  console.log("Scripts of a first visit, gzip.\n")
  console.log("| Page | Visit | With a click on 'In den Warenkorb' |\n|---|---|---|")
  const pages = [
    { name: "Home", address: "/" },
    { name: "List", address: firstUnder("/c/") },
    { name: "Product", address: firstUnder("/p/") },
  ]
  for (const { address, name } of pages) {
    const { added, read } = await visit(address)
    console.log(`| ${name} | ${cell(read)} | ${cell(added)} |`)
  }
  console.log(`| Basket | ${cell((await visit("/warenkorb")).read)} | |`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
