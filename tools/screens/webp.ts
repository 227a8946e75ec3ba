import type { Browser } from "playwright-core"

/**
 * WebP quality. At 0.4 all pictures of docs/screens together stay below 2 MB, and small print can be read.
 */
const quality = 0.4

/** Runs in the browser, whose canvas encodes WebP. Returns base64. */
const encode = async ([source, level]: readonly [string, number]): Promise<string> => {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext("2d")?.drawImage(image, 0, 0)
  return canvas.toDataURL("image/webp", level).replace(/^data:image\/webp;base64,/u, "")
}

/** Encodes a screenshot as WebP, which Playwright cannot write. */
export const toWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage()
  const source = `data:image/png;base64,${png.toString("base64")}`
  const encoded = await page.evaluate(encode, [source, quality] as const)
  await page.close()
  return Buffer.from(encoded, "base64")
}
