import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"

/** A picture that differs from the earlier one. */
export interface Changed {
  /** File name of the picture, for example `home-390.png`. */
  readonly file: string
  /** Number of different pixels. A picture that is missing or has another size differs as a whole. */
  readonly pixels: number
}

const picturesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".png"))

const read = (file: string) => PNG.sync.read(readFileSync(file))

/**
 * Smallest difference of a pixel's colour that counts, as a share of the difference between black and white. Chromium
 * paints some edges slightly differently each time.
 */
const threshold = 0.02

/**
 * Compares the pictures of two folders by their file names. Differences in anti-aliased edges do not count.
 *
 * @param before the folder with the earlier pictures
 * @param after the folder with the current pictures
 * @param marked the folder for pictures in which the different pixels are red; it is emptied first
 * @returns the differing pictures, sorted by name
 */
export const changedPictures = (before: string, after: string, marked: string): ReadonlyArray<Changed> => {
  const [earlier, current] = [picturesIn(before), picturesIn(after)]
  rmSync(marked, { recursive: true, force: true })
  mkdirSync(marked, { recursive: true })
  return [...new Set([...earlier, ...current])].toSorted().flatMap((file) => {
    if (!earlier.includes(file) || !current.includes(file)) {
      const { height, width } = read(join(earlier.includes(file) ? before : after, file))
      return [{ file, pixels: height * width }]
    }
    const [old, now] = [read(join(before, file)), read(join(after, file))]
    if (old.width !== now.width || old.height !== now.height)
      return [{ file, pixels: now.width * now.height }]
    const marks = new PNG({ width: now.width, height: now.height })
    const pixels = pixelmatch(old.data, now.data, marks.data, now.width, now.height, { threshold })
    if (pixels === 0) return []
    writeFileSync(join(marked, file), PNG.sync.write(marks))
    return [{ file, pixels }]
  })
}
