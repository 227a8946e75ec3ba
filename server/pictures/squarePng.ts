import { drawn } from "./drawing.ts"

/** Layout of a square picture. */
interface Square {
  /** Width and height in pixels. */
  readonly side: number
  /** Share of the side that the drawing takes, from 0 to 1. The rest is an equal margin on all sides. */
  readonly share: number
  /** Colour behind the drawing and in the margin. Default: transparent. */
  readonly background?: string | undefined
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Draws a picture in the middle of a square, as PNG. Smaller pictures are enlarged. The whole picture stays visible.
 *
 * @param source an AVIF, JPEG, PNG, SVG or WebP file
 */
export const toSquarePng = (source: Uint8Array, { background, share, side }: Square) => {
  const inner = Math.round(side * share)
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const colour = background ?? transparent
  return drawn((sharp) => {
    const picture = sharp(source).autoOrient()
    // sharp flattens before it resizes, so the margins get the same colour.
    return (background === undefined ? picture : picture.flatten({ background }))
      .resize({ width: inner, height: inner, fit: "contain", background: colour })
      .extend({ top: before, left: before, bottom: after, right: after, background: colour })
      .png()
      .toBuffer()
  })
}
