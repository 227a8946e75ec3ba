import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { comparedProgram, examplesIn, resultsIn } from "../../../scripts/packages/examples.ts"
import { readTree } from "../../../scripts/sources/tree.ts"
import { outputOf } from "./command.ts"

/** The examples of doc comments as files of a project. */
interface WrittenExamples {
  /** The number of documented values. */
  readonly results: number
  /** Runs all examples in one process. Returns the JSON text of `runExamples.ts`. */
  readonly run: () => Promise<string>
}

/** Writes the examples in the doc comments of public names to a project, one file each, for a shop at an origin. */
export const writeExamples = (folder: string, origin: string): WrittenExamples => {
  const examples = examplesIn(readTree())
  mkdirSync(join(folder, "documented"), { recursive: true })
  const files = examples.map(({ code, name, subPath }, index) => {
    const file = join(folder, "documented", `${subPath.replaceAll("/", "-")}-${name}-${index}.ts`)
    writeFileSync(file, comparedProgram(code).replaceAll("https://shop.example", origin))
    return file
  })
  const program = join(import.meta.dirname, "runExamples.ts")
  return {
    results: examples.reduce((sum, { code }) => sum + resultsIn(code), 0),
    run: () => outputOf(folder, "node", program, ...files),
  }
}
