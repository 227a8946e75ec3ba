import type { GalleryItem } from "@heimwerk/core/product/Product.ts"
import { sizedImage } from "@heimwerk/core/product/image.ts"
import { type KeyboardEvent, type UIEvent, useRef, useState } from "react"

import { Icon } from "../../widgets/Icon.tsx"
import styles from "./Gallery.module.css"

interface GalleryProps {
  readonly items: ReadonlyArray<GalleryItem>
  readonly name: string
}

const largeSize = 640
const hugeSize = 1600
/** Storefront 9: thumbnails are asked for in 65 by 65. */
const thumbnailSize = 65

/**
 * The pictures of an article: a strip that scrolls by itself (finger, wheel, keyboard), with arrows and thumbnails that
 * move it; each picture leads to itself in large. The index begins at 0 and wraps at both ends (storefront 4, gallery). Without a script it is the strip.
 */
export const Gallery = ({ items, name }: GalleryProps) => {
  const pictures = items.filter(({ type }) => type === "image")
  const strip = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState(0)

  const show = (index: number) => {
    const element = strip.current
    if (element === null) return
    const wrapped = (index + pictures.length) % pictures.length
    setSelected(wrapped)
    element.scrollTo({ left: wrapped * element.clientWidth })
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setSelected(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    show(selected + (event.key === "ArrowRight" ? 1 : -1))
  }

  return (
    <section className={styles["gallery"]} aria-label="Bilder">
      <div className={styles["stage"]}>
        <ul ref={strip} className={styles["strip"]} onScroll={onScroll}>
          {pictures.map(({ altText, src }, index) => (
            <li key={src} className={styles["slide"]}>
              <a
                className={styles["picture"]}
                href={sizedImage(src, hugeSize, hugeSize)}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={sizedImage(src, largeSize, largeSize)}
                  width={largeSize}
                  height={largeSize}
                  alt={altText ?? name}
                  loading={index === 0 ? "eager" : "lazy"}
                  fetchPriority={index === 0 ? "high" : "auto"}
                  decoding="async"
                />
                <span className="visually-hidden">Groß ansehen (neuer Tab)</span>
              </a>
            </li>
          ))}
        </ul>
        {pictures.length < 2 ? null : (
          <>
            <button
              type="button"
              className={styles["previous"]}
              onKeyDown={onKeyDown}
              onClick={() => show(selected - 1)}
            >
              <Icon name="chevron-left" />
              <span className="visually-hidden">Vorheriges Bild</span>
            </button>
            <button
              type="button"
              className={styles["next"]}
              onKeyDown={onKeyDown}
              onClick={() => show(selected + 1)}
            >
              <Icon name="chevron-right" />
              <span className="visually-hidden">Nächstes Bild</span>
            </button>
          </>
        )}
      </div>
      {pictures.length < 2 ? null : (
        <ul className={styles["thumbnails"]}>
          {pictures.map(({ src }, index) => (
            <li key={src}>
              <button
                type="button"
                className={styles["thumbnail"]}
                aria-current={index === selected || undefined}
                onKeyDown={onKeyDown}
                onClick={() => show(index)}
              >
                <img
                  src={sizedImage(src, thumbnailSize, thumbnailSize)}
                  width={thumbnailSize}
                  height={thumbnailSize}
                  alt=""
                />
                <span className="visually-hidden">
                  Bild {index + 1} von {pictures.length} zeigen
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
