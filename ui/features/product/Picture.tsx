import { sizedImage } from "@heimwerk/core/product/image.ts"
import type { Ref } from "react"

/** Image widths in pixels and `sizes` per use; they must match the CSS of the pages. */
const uses = {
  tile: { widths: [200, 300, 450], sizes: "(width < 30em) 45vw, (width < 64em) 30vw, 270px" },
  stage: { widths: [450, 640, 1280], sizes: "(width < 48em) 100vw, (width < 75em) 50vw, 640px" },
} as const

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** Width and height in pixels, reserved before the image loads. */
  readonly size: number
  readonly use: keyof typeof uses
  /**
   * Whether the picture loads at once and with high priority, for pictures that are visible without scrolling
   * (performance, storefronts).
   */
  readonly first?: boolean
  readonly ref?: Ref<HTMLImageElement>
  /** Called when the image has loaded or failed to load. */
  readonly onSettled?: (() => void) | undefined
}

/** A product picture in several sizes, from which the browser selects one. It causes no layout shift. */
export const Picture = ({ alt, first = false, onSettled, ref, size, src, use }: PictureProps) => {
  const { sizes, widths } = uses[use]
  return (
    <img
      ref={ref}
      src={sizedImage(src, size, size)}
      srcSet={widths.map((width) => `${sizedImage(src, width, width)} ${width}w`).join(", ")}
      sizes={sizes}
      width={size}
      height={size}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      onLoad={onSettled}
      onError={onSettled}
    />
  )
}
