import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { assert, describe, it } from "@effect/vitest"
import { beforeAll } from "vitest"

import { root } from "../../architecture/sources.ts"
import { thinned } from "../../support/size.ts"
import { bundlers } from "./bundle.ts"

/** A maximum size in KB of 1024 bytes, gzipped, and where the manuals promise it. */
export interface PromisedSize {
  readonly maxKb: number
  /** Path of a README, and its words with the size. Undefined if no README promises the size. */
  readonly promise?: readonly [readme: string, words: string]
}

/** A program with its maximum size after minification. */
export interface SizedProgram extends PromisedSize {
  readonly name: string
  readonly text: () => Promise<string>
}

/** Only the first bundler in the gate, because webpack alone takes 20 s of processor time. */
const tested = thinned(bundlers, bundlers.length)

/** Returns the size of a text in KB after gzip. */
export const gzipKb = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length / 1024

/**
 * Tests the sizes of programs: with esbuild in the gate, and with each bundler in `npm run packages`.
 *
 * @param folder the project with the installed packages
 */
export const testSizes = (folder: string, programs: ReadonlyArray<SizedProgram>): void => {
  describe.each(tested)("bundled by $name", ({ bundle, name: bundler }) => {
    let texts: ReadonlyArray<string> = []

    beforeAll(async () => {
      const place = join(folder, "sizes", bundler)
      mkdirSync(place, { recursive: true })
      const entries = programs.map(({ name }) => join(place, `${name.replaceAll(/\W+/gu, "-")}.js`))
      for (const [index, entry] of entries.entries())
        writeFileSync(entry, (await programs[index]?.text()) ?? "")
      texts = await bundle(entries)
    })

    for (const [index, { maxKb, name }] of programs.entries())
      it(`the program „${name}“ has at most ${maxKb} KB gzip when ${bundler} bundles it`, () => {
        const kb = gzipKb(texts[index] ?? "")
        console.log(`${kb.toFixed(2)} KB of ${maxKb}: ${name}, ${bundler}`)
        assert.isAbove(kb, 0.1)
        assert.isAtMost(kb, maxKb)
      })
  })
}

/** Tests that READMEs name no size in KB except the given ones, and these with the limits that tests check. */
export const testPromisedSizes = (
  readmes: ReadonlyArray<string>,
  sizes: ReadonlyArray<PromisedSize>,
): void => {
  it.each(readmes)("each size in KB in %s is the limit of a test", (readme) => {
    let rest = readFileSync(join(root, readme), "utf8").replaceAll(/\s+/gu, " ")
    const promised = new Map(
      sizes.flatMap(({ maxKb, promise }) => (promise?.[0] === readme ? [[promise[1], maxKb] as const] : [])),
    )
    for (const [words, maxKb] of promised) {
      assert.match(words, new RegExp(`(?<![\\d.])${maxKb} KB`, "u"))
      assert.include(rest, words)
      rest = rest.replace(words, "")
    }
    assert.notMatch(rest, /\d KB\b/u)
  })
}
