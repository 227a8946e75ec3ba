import { readFileSync } from "node:fs"
import { join } from "node:path"

import { root } from "../run.ts"

/** One target of quality or speed, a row of scripts/quality/targets.md. */
export interface Target {
  readonly id: string
  readonly section: string
  readonly text: string
  readonly limit: string
}

/** Matches every id of a target in a text, for example `T-S12`. */
export const targetIds = /(?<![\w-])T-[A-Z]\d+\b/gu

/** Reads scripts/quality/targets.md. Returns the targets in the order of the file. */
export const readTargets = (): ReadonlyArray<Target> => {
  const text = readFileSync(join(root, "scripts", "quality", "targets.md"), "utf8")
  return text.split(/^## /mu).flatMap((part) => {
    const [section = "", ...lines] = part.split("\n")
    return lines
      .filter((line) => line.startsWith("| T-"))
      .map((line) => {
        const [, id = "", target = "", limit = ""] = line.split("|").map((cell) => cell.trim())
        return { id, section, text: target, limit }
      })
  })
}
