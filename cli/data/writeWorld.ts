import { createWriteStream } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { once } from "node:events"
import { join } from "node:path"

import type { WorldWriter } from "@heimwerk/adapters/sql/world/exportWorld.ts"

import { recordOf } from "./ArticleRecord.ts"

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Opens a file to which lines are added. Adding waits while the buffer of the file is full, so that lines do
 * not pile up in memory.
 */
const lineFile = (path: string) => {
  const stream = createWriteStream(path)
  return {
    add: async (lines: ReadonlyArray<string>): Promise<void> => {
      if (lines.length > 0 && !stream.write(`${lines.join("\n")}\n`)) await once(stream, "drain")
    },
    close: async (): Promise<void> => {
      stream.end()
      await once(stream, "close")
    },
  }
}

/**
 * Makes a writer that writes a world to a folder, as the files that `heimwerk data import` reads. Call
 * `close` at the end.
 */
export const worldFiles = (folder: string): WorldWriter & { readonly close: () => Promise<void> } => {
  let [articles, stock]: Array<ReturnType<typeof lineFile> | undefined> = []
  let marketIds: ReadonlyArray<string> = []
  return {
    lists: async ({ benefits, categories, markets }) => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, "markets.json"), json(markets))
      await writeFile(join(folder, "categories.json"), json(categories))
      await writeFile(join(folder, "benefits.json"), json(benefits))
      marketIds = markets.map(({ id }) => id)
      articles = lineFile(join(folder, "articles.ndjson"))
      stock = lineFile(join(folder, "stock.csv"))
      await stock.add(["articleId;marketId;pieces"])
    },
    articles: async (batch) => {
      await articles?.add(batch.map((article) => JSON.stringify(recordOf(article))))
      await stock?.add(
        batch.flatMap(({ pieces, product: { articleId } }) =>
          pieces.flatMap((count, place) => (count > 0 ? [`${articleId};${marketIds[place]};${count}`] : [])),
        ),
      )
    },
    close: async () => {
      await articles?.close()
      await stock?.close()
    },
  }
}
