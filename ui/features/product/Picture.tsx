import { sizedImage } from "@heimwerk/core/product/image.ts"
import type { Ref } from "react"

/** Where a picture stands decides how wide it is shown; the widths follow the pages' style sheets. */
const uses = {
  tile: { widths: [200, 300, 450], sizes: "(width < 480px) 45vw, (width < 1024px) 30vw, 270px" },
  stage: { widths: [400, 640, 1280], sizes: "(width < 768px) 100vw, (width < 1200px) 50vw, 640px" },
} as const

interface PictureProps {
  readonly src: string
  readonly alt: string
  /** The side of its square in pixels: what it takes before it is there. */
  readonly size: number
  readonly use: keyof typeof uses
  /** In the first window: it is fetched at once. */
  readonly eager?: boolean
  /** What the visitor of a page waits for: it is fetched before everything else (performance, storefronts). */
  readonly first?: boolean
  readonly ref?: Ref<HTMLImageElement>
  /** It has arrived, or never will. */
  readonly onSettled?: (() => void) | undefined
}

/** A product picture in the size it is shown in; it moves nothing when it arrives. */
export const Picture = ({
  alt,
  eager = false,
  first = false,
  onSettled,
  ref,
  size,
  src,
  use,
}: PictureProps) => {
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
      loading={first || eager ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
      onLoad={onSettled}
      onError={onSettled}
    />
  )
}
