import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { assert, it } from "@effect/vitest"

import { type Bundler, bundlers } from "./bundle.ts"

/** A program with its maximum size in KB of 1024 bytes, minified and gzipped. */
export interface SizedProgram {
  readonly name: string
  readonly maxKb: number
  readonly text: () => Promise<string>
}

/**
 * Tests the size of a program with each bundler.
 *
 * @param folder the project with the installed packages
 * @param tested default: all bundlers
 */
export const testSize = (
  folder: string,
  { maxKb, name, text }: SizedProgram,
  tested: ReadonlyArray<Bundler> = bundlers,
): void => {
  it.each(tested)(
    `the program „${name}“ has at most ${maxKb} KB gzip when $name bundles it`,
    async ({ bundle, name: bundler }) => {
      const entry = join(folder, "sizes", `${bundler} ${name}.js`.replaceAll(/\W+/gu, "-"))
      mkdirSync(join(folder, "sizes"), { recursive: true })
      writeFileSync(`${entry}.js`, await text())
      const kb = gzipSync(await bundle(`${entry}.js`), { level: 9 }).length / 1024
      console.log(`${kb.toFixed(2)} KB of ${maxKb}: ${name}, ${bundler}`)
      assert.isAbove(kb, 0.1)
      assert.isAtMost(kb, maxKb)
    },
  )
}
