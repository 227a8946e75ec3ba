import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, assert, describe, it } from "@effect/vitest"
import { PNG } from "pngjs"

import { changedPictures } from "./changed.ts"

const root = mkdtempSync(join(tmpdir(), "heimwerk-pictures-"))
afterAll(() => rmSync(root, { recursive: true }))

/** A white picture. The pixels at the given positions, counted by rows, are grey. */
const picture = (width: number, height: number, ...grey: ReadonlyArray<number>) => {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const position of grey) png.data.fill(128, position * 4, position * 4 + 3)
  return PNG.sync.write(png)
}

const folderOf = (name: string, files: Readonly<Record<string, Buffer>>) => {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes)
  return folder
}

describe("changed pictures", () => {
  it("T-Q7: the comparison counts the changed pixels of a picture, or all its pixels if the picture has another size or is missing in one folder", () => {
    const before = folderOf("before", {
      "equal.png": picture(4, 2),
      "gone.png": picture(3, 3),
      "lighter.png": picture(4, 2, 5),
      "wider.png": picture(4, 2),
      "README.md": Buffer.from("no picture"),
    })
    const after = folderOf("after", {
      "equal.png": picture(4, 2),
      "lighter.png": picture(4, 2, 0, 6),
      "new.png": picture(2, 2),
      "wider.png": picture(5, 2),
    })
    const marked = join(root, "marked")
    assert.deepStrictEqual(changedPictures(before, after, marked), [
      { file: "gone.png", pixels: 9 },
      { file: "lighter.png", pixels: 3 },
      { file: "new.png", pixels: 4 },
      { file: "wider.png", pixels: 10 },
    ])
    assert.deepStrictEqual(readdirSync(marked), ["lighter.png"])
  })
})
