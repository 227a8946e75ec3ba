import { noVideoText } from "@heimwerk/core/product/galleryZoom.ts"
import { useEffect, useRef } from "react"

import styles from "./Gallery.module.css"

interface FilmProps {
  readonly src: string
  readonly poster: string
  readonly name: string
}

/**
 * A film that replaces its preview picture (storefront 4, gallery). It plays at once and takes focus,
 * because the visitor started it. It has no sound and needs no captions.
 */
export const Film = ({ name, poster, src }: FilmProps) => {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => film.current?.focus(), [])
  return (
    <video
      ref={film}
      className={styles["film"]}
      src={src}
      poster={poster}
      aria-label={name}
      width={640}
      height={640}
      controls
      autoPlay
      muted
      playsInline
    >
      {noVideoText}
    </video>
  )
}
