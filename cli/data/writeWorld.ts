import { createWriteStream } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { once } from "node:events"
import { join } from "node:path"
import { finished } from "node:stream/promises"

import type { WorldWriter } from "@heimwerk/adapters/sql/world/exportWorld.ts"

import { recordOf } from "./ArticleRecord.ts"

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Opens a file to which lines are added. Adding waits while the buffer of the file is full, so that lines do
 * not pile up in memory.
 */
const lineFile = (path: string) => {
  const stream = createWriteStream(path)
  // A write can fail while no caller waits for it, for example on a full disk.
  const written = finished(stream)
  written.catch(() => {})
  return {
    add: async (lines: ReadonlyArray<string>): Promise<void> => {
      if (lines.length > 0 && !stream.write(`${lines.join("\n")}\n`))
        await Promise.race([once(stream, "drain"), written])
    },
    close: (): Promise<void> => {
      stream.end()
      return written
    },
  }
}

/**
 * Makes a writer that writes a world to a folder, as the files that `heimwerk data import` reads. Call
 * `close` at the end. It rejects with the first failure of any write.
 */
export const worldFiles = (folder: string): WorldWriter & { readonly close: () => Promise<void> } => {
  let [articles, stock]: Array<ReturnType<typeof lineFile> | undefined> = []
  let marketIds: ReadonlyArray<string> = []
  let listed = Promise.resolve()
  const writeLists: WorldWriter["lists"] = async ({ benefits, categories, markets }) => {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, "markets.json"), json(markets))
    await writeFile(join(folder, "categories.json"), json(categories))
    await writeFile(join(folder, "benefits.json"), json(benefits))
    marketIds = markets.map(({ id }) => id)
    articles = lineFile(join(folder, "articles.ndjson"))
    stock = lineFile(join(folder, "stock.csv"))
    await stock.add(["articleId;marketId;pieces"])
  }
  return {
    lists: (lists) => {
      listed = writeLists(lists)
      return listed
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
      await Promise.all([listed, articles?.close(), stock?.close()])
    },
  }
}
