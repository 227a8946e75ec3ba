import { assert, describe, it } from "@effect/vitest"
import { type MappedTown, mapTile } from "@heimwerk/server/thirdparty/mapTile.ts"

const koeln: MappedTown = { name: "Köln <&>", population: 1_000_000, lat: 50.94, lng: 6.96 }
const hamlet: MappedTown = { name: "Weiler", population: 900, lat: 50.95, lng: 6.97 }

/** Returns the tile that contains a position at a zoom level, by the formula of web maps. */
const tileOf = ({ lat, lng }: MappedTown, zoom: number) => {
  const side = 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return {
    x: Math.floor(((lng + 180) / 360) * side),
    y: Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * side),
  }
}

describe("a tile of the demonstration's map", () => {
  it("a map tile shows a town with its escaped name", () => {
    for (const zoom of [5, 8, 12, 16]) {
      const { x, y } = tileOf(koeln, zoom)
      const [, cx, cy] = /<circle cx="([\d.]+)" cy="([\d.]+)"/u.exec(mapTile(zoom, x, y, [koeln])) ?? []
      assert.isTrue(Number(cx) >= 0 && Number(cx) <= 256, `zoom ${zoom}: ${cx}`)
      assert.isTrue(Number(cy) >= 0 && Number(cy) <= 256, `zoom ${zoom}: ${cy}`)
    }
    assert.include(mapTile(8, tileOf(koeln, 8).x, tileOf(koeln, 8).y, [koeln]), ">Köln &lt;&amp;&gt;</text>")
  })

  it("small towns are shown only on map tiles of high zoom levels", () => {
    const shown = (zoom: number) => {
      const { x, y } = tileOf(hamlet, zoom)
      return mapTile(zoom, x, y, [koeln, hamlet]).includes("Weiler")
    }
    assert.deepStrictEqual([6, 7, 8, 9, 10, 11, 14].map(shown), [
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it("a map tile leaves out towns of other tiles", () => {
    assert.notInclude(mapTile(12, 0, 0, [koeln]), "Köln")
  })
})
