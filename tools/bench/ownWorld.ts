// Writes a world of any number of articles, to measure `heimwerk data import`.
// Usage: node tools/bench/ownWorld.ts FOLDER ARTICLES
import { worldFiles } from "@heimwerk/cli/data/writeWorld.ts"
import { ArticleId } from "@heimwerk/core/values/ArticleId.ts"
import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { benefits } from "@heimwerk/fixtures/benefits.ts"
import { markets } from "@heimwerk/fixtures/markets/markets.ts"

const [folder = "", typed = ""] = process.argv.slice(2)
const count = Number(typed)
const batchSize = 500
const marketCount = 3

const { articles, categories, stock } = assortment()
const stocked = markets(2026).slice(0, marketCount)

/** Returns a copy of a demonstration article with a new number, EAN and model name. */
const copyOf = (index: number) => {
  const article = articles[index % articles.length]
  if (article === undefined) throw new Error("The demonstration has no articles.")
  const { product } = article
  return {
    ...article,
    product: {
      ...product,
      articleId: ArticleId.make(String(30_000_000 + index)),
      ean: String(4_300_000_000_000 + index),
      name: `${product.name} Modell ${String.fromCharCode(65 + (index % 26))}${Math.floor(index / articles.length)}`,
      siblings: [],
    },
    pieces: stocked.map(({ id }) => stock(product.articleId, id)),
  }
}

const files = worldFiles(folder)
await files.lists({ benefits, categories, markets: stocked })
for (let start = 0; start < count; start += batchSize) {
  const size = Math.min(batchSize, count - start)
  await files.articles(Array.from({ length: size }, (_, offset) => copyOf(start + offset)))
}
await files.close(true)
