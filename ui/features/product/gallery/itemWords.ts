import type { GalleryOpening } from "@heimwerk/core/product/galleryOpening.ts"
import type { GalleryItem } from "@heimwerk/core/product/Product.ts"

import type { IconName } from "../../../widgets/Icon.tsx"

/** Action text and preview icon of a gallery item. */
export interface ItemWords {
  readonly does: string
  readonly icon: IconName | undefined
}

const models: Readonly<Record<GalleryItem["type"], ItemWords>> = {
  image: { does: "Bild zeigen", icon: undefined },
  video_hosted: { does: "Video ansehen", icon: "play" },
  "360_grad": { does: "Rundumansicht öffnen", icon: "rotate" },
  ar_model: { does: "In deinem Raum ansehen", icon: "box" },
}

/** Returns the icon and the action text of a gallery item. The text says if the item opens in a new tab. */
export const itemWords = (item: GalleryItem, { kind }: GalleryOpening): ItemWords => {
  const { does, icon } = models[item.type]
  return { does: kind === "newTab" ? `${does} (neuer Tab)` : does, icon }
}
