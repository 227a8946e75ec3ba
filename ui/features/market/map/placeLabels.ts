/** A rectangle on the map in pixels, for example that of a pin or of a label. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The side of a place's dot on which its name is. */
type Side = "right" | "left"

/** A place that may get a label, with its position on the map in pixels. */
export interface LabelledPlace {
  readonly name: string
  readonly x: number
  readonly y: number
  /** Font size of the name in pixels. */
  readonly size: number
}

/** A placed label. Its box includes the dot. */
interface PlacedLabel<P> {
  readonly place: P
  readonly side: Side
  readonly box: Box
}

/** Maximum number of labels. More labels make the map slow and hard to read. */
const maxLabels = 60
/** Free space around a label, in pixels. */
const space = { across: 6, down: 3 }
/** Width of the dot with the gap to its name, in pixels. */
const dot = 9
/**
 * Width of a letter relative to its font size: a little more than the average of the font Archivo, which is
 * 0.56.
 */
const letterWidth = 0.6

const boxOf = ({ name, size, x, y }: LabelledPlace, side: Side): Box => {
  const width = dot + name.length * size * letterWidth
  const half = size * 0.6
  return side === "right"
    ? { left: x - 4, right: x + width, top: y - half, bottom: y + half }
    : { left: x - width, right: x + 4, top: y - half, bottom: y + half }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right + space.across &&
  b.left < a.right + space.across &&
  a.top < b.bottom + space.down &&
  b.top < a.bottom + space.down

/**
 * Places labels so that no label covers another label, an obstacle, or the edge of the map. A label is to the
 * right of its dot, or to the left if there is no room on the right. A place without room gets no label.
 *
 * @param places places, most important first
 * @param obstacles boxes that stay free, such as pins
 */
export const placeLabels = <P extends LabelledPlace>(
  places: Iterable<P>,
  obstacles: ReadonlyArray<Box>,
  map: { readonly width: number; readonly height: number },
): ReadonlyArray<PlacedLabel<P>> => {
  const placed: Array<PlacedLabel<P>> = []
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= map.width &&
    box.bottom <= map.height &&
    !obstacles.some((other) => overlap(box, other)) &&
    !placed.some((other) => overlap(box, other.box))
  for (const place of places) {
    const sides: ReadonlyArray<Side> = ["right", "left"]
    const side = sides.find((one) => isFree(boxOf(place, one)))
    if (side !== undefined) placed.push({ place, side, box: boxOf(place, side) })
    if (placed.length === maxLabels) break
  }
  return placed
}
