import { createReadStream } from "node:fs"
import { StringDecoder } from "node:string_decoder"

import { utf8Check } from "./utf8.ts"

/** Complete lines of a text file, and the number of bytes that have been read since the start of the file. */
export interface LineBatch {
  readonly lines: ReadonlyArray<string>
  /** Number of the first line, from 1. */
  readonly first: number
  readonly bytes: number
}

/** Number of bytes that are read at a time. */
const chunkBytes = 1024 * 1024

/**
 * Reads a UTF-8 text file line by line with bounded memory. Accepts `\n` and `\r\n`, and removes a byte order
 * mark. An empty last line is left out.
 *
 * @param onWrong receives the number of the first line that is not UTF-8. No lines follow.
 */
export const linesOf = async function* (
  file: string,
  onWrong: (line: number) => void,
): AsyncGenerator<LineBatch> {
  const decoder = new StringDecoder("utf8")
  const wrongLine = utf8Check()
  let [rest, first, bytes] = ["\uFEFF", 1, 0]
  const split = (text: string) => text.replace(/^\uFEFF+/u, "").split("\n")
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const buffer = Buffer.from(chunk)
    bytes += buffer.length
    const wrong = wrongLine(buffer)
    if (wrong !== undefined) return onWrong(wrong)
    const lines = split(rest + decoder.write(buffer))
    rest = lines.pop() ?? ""
    if (lines.length === 0) continue
    yield { lines: lines.map((line) => line.replace(/\r$/u, "")), first, bytes }
    first += lines.length
  }
  const wrong = wrongLine(undefined)
  if (wrong !== undefined) return onWrong(wrong)
  const last = split(rest + decoder.end()).map((line) => line.replace(/\r$/u, ""))
  if (last.join("") !== "") yield { lines: last, first, bytes }
}
