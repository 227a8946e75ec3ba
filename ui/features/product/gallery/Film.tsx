import { noVideoText } from "@heimwerk/core/product/galleryZoom.ts"
import { useEffect, useRef } from "react"

import styles from "./Gallery.module.css"

interface FilmProps {
  readonly src: string
  readonly poster: string
  readonly name: string
}

/**
 * A film in the place of its preview (storefront 4, gallery). The visitor asked for it, so it plays at once and has the focus; it has no sound
 * track that would need captions.
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
