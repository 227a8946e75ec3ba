/**
 * Records each film of the demonstration articles, from the pictures of the first article that has it. `node
 * tools/films/record.ts` writes fixtures/films/{family}.mp4. Run it when pictures or product families change.
 */
import { writeFileSync } from "node:fs"
import { basename, join } from "node:path"

import { assortment } from "@heimwerk/fixtures/assortment.ts"
import { picture } from "@heimwerk/server/pictures/picture.ts"

import { launch } from "../../tests/support/browser.ts"

const folder = join(import.meta.dirname, "../../fixtures/films")
const format = {
  side: 400,
  type: "video/mp4;codecs=avc1.42E01E",
  bitsPerSecond: 60_000,
  millisPerPicture: 1_400,
}

/** Returns the pictures of each film in their order, by the file name of the film. */
const films = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const { product } of assortment().articles) {
    const address = product.gallery.find(({ videoSrc }) => videoSrc !== undefined)?.videoSrc
    const film = `${basename(address ?? "", ".mp4")}.mp4`
    if (address === undefined || found.has(film)) continue
    const shown = product.gallery.filter(({ type }) => type === "image")
    found.set(
      film,
      shown.flatMap(({ src }) => {
        const [, , family = "", file = ""] = src.split("/")
        return picture(family, file, 800) ?? []
      }),
    )
  }
  return found
}

/** Runs in the browser: draws the pictures on a canvas, records it and returns the film as base64. */
const record = async ([pictures, { bitsPerSecond, millisPerPicture, side, type }]: readonly [
  ReadonlyArray<string>,
  typeof format,
]): Promise<string> => {
  const images = await Promise.all(
    pictures.map(async (svg) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
      await image.decode()
      return image
    }),
  )
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext("2d")
  if (pen === null) throw new Error("This browser has no canvas.")
  const recorder = new MediaRecorder(canvas.captureStream(15), {
    mimeType: type,
    videoBitsPerSecond: bitsPerSecond,
  })
  const parts: Array<Blob> = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  const start = performance.now()
  recorder.start()
  await new Promise<void>((resolve) => {
    const draw = () => {
      const place = (performance.now() - start) / millisPerPicture
      const image = images[Math.floor(place)]
      if (image === undefined) return resolve()
      // Zooms in during the first half of a picture's display time.
      const size = side * (1 + 0.12 * Math.min(1, (place % 1) * 2))
      pen.drawImage(image, (side - size) / 2, (side - size) / 2, size, size)
      requestAnimationFrame(draw)
    }
    draw()
  })
  recorder.stop()
  await stopped
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}

const browser = await launch()
try {
  const page = await browser.newPage()
  for (const [file, pictures] of films()) {
    const film = Buffer.from(await page.evaluate(record, [pictures, format] as const), "base64")
    writeFileSync(join(folder, file), film)
    console.log(`${String(film.byteLength).padStart(7)} bytes  ${file}`)
  }
} finally {
  await browser.close()
}
