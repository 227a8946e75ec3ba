/** Decodes a line of `baseMap.json`: differences in thousandths of a degree, latitude first. */
export const positions = (deltas: ReadonlyArray<number>): Array<[lat: number, lng: number]> => {
  const found: Array<[lat: number, lng: number]> = []
  let [lat, lng] = [0, 0]
  for (let at = 0; at < deltas.length; at += 2) {
    lat += deltas[at] ?? 0
    lng += deltas[at + 1] ?? 0
    found.push([lat / 1000, lng / 1000])
  }
  return found
}
