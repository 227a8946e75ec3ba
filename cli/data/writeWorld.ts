import { createWriteStream } from "node:fs"
import { mkdir, rename, rm, rmdir, writeFile } from "node:fs/promises"
import { once } from "node:events"
import { join } from "node:path"
import { finished } from "node:stream/promises"

import type { WorldWriter } from "@heimwerk/adapters/sql/world/exportWorld.ts"

import { recordOf } from "./ArticleRecord.ts"

const names = ["markets.json", "categories.json", "benefits.json", "articles.ndjson", "stock.csv"] as const

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
 * Makes a writer that writes a world to a new or empty folder, as the files that `heimwerk data import` reads. The
 * files have temporary names until all of them are complete.
 *
 * Call `close` at the end, with whether the world was passed on completely. If it was not, or if any write has failed,
 * `close` removes all files, and the folder if it is new. It rejects with the first failure of any write.
 */
export const worldFiles = (
  folder: string,
): WorldWriter & { readonly close: (isWhole: boolean) => Promise<void> } => {
  let [articles, stock]: Array<ReturnType<typeof lineFile> | undefined> = []
  let marketIds: ReadonlyArray<string> = []
  let listed = Promise.resolve()
  let isNew = false
  const partOf = (file: (typeof names)[number]) => join(folder, `${file}.part`)
  const writeLists: WorldWriter["lists"] = async ({ benefits, categories, markets }) => {
    isNew = (await mkdir(folder, { recursive: true })) !== undefined
    await writeFile(partOf("markets.json"), json(markets))
    await writeFile(partOf("categories.json"), json(categories))
    await writeFile(partOf("benefits.json"), json(benefits))
    marketIds = markets.map(({ id }) => id)
    articles = lineFile(partOf("articles.ndjson"))
    stock = lineFile(partOf("stock.csv"))
    await stock.add(["articleId;marketId;pieces"])
  }
  const remove = async () => {
    const files = names.flatMap((name) => [partOf(name), join(folder, name)])
    await Promise.allSettled(files.map((file) => rm(file, { force: true })))
    if (isNew) await rmdir(folder).catch(() => {})
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
    close: async (isWhole) => {
      const opened = [articles, stock].flatMap((file) => (file === undefined ? [] : [file.close()]))
      const closing = [listed, ...opened]
      // Windows cannot remove a file that is still open.
      await Promise.allSettled(closing)
      try {
        await Promise.all(closing)
        if (isWhole) for (const name of names) await rename(partOf(name), join(folder, name))
        else await remove()
      } catch (cause) {
        await remove()
        throw cause
      }
    },
  }
}
