import { decidedVisitor, launch } from "../../../tests/support/browser.ts"
import { addFirstArticle, loadedScripts } from "../../../tests/support/firstVisit.ts"
import { forget, startShop } from "../../../tests/support/shop.ts"
import { sitemapPaths } from "../../../tests/support/sitemap.ts"

const browser = await launch()
const shop = await startShop()
try {
  const paths = await sitemapPaths(shop.origin)
  const firstUnder = (folder: string) => paths.find((path) => path.startsWith(folder)) ?? "/"
  const cells = async (address: string, act?: typeof addFirstArticle) => {
    const context = await decidedVisitor(browser, { baseURL: shop.origin })
    const { kb, requests } = await loadedScripts(context, address, act)
    await context.close()
    return `${requests}, ${kb.toFixed(0)} KB`
  }
  console.log("Scripts of a first visit, gzip.\n")
  console.log("| Page | Visit | With a click on 'In den Warenkorb' |\n|---|---|---|")
  const pages = [
    { name: "Home", address: "/" },
    { name: "List", address: firstUnder("/c/") },
    { name: "Product", address: firstUnder("/p/") },
  ]
  for (const { address, name } of pages)
    console.log(`| ${name} | ${await cells(address)} | ${await cells(address, addFirstArticle)} |`)
  console.log(`| Basket | ${await cells("/warenkorb")} | |`)
} finally {
  await browser.close()
  await shop.stop()
  await forget(shop)
}
