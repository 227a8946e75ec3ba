import { assert, describe, it } from "@effect/vitest"
import { styleSheet, stylesOf } from "@heimwerk/server/files/StyleSheet.ts"

const base = styleSheet("/ui/css/always.css", "@layer reset,base;*{margin:0}._button_1{color:red}")
const tile = styleSheet("/ui/css/Tile.css", "@media (width>=480px){._tile_2:hover ._name_2{color:#fff}}")
const dialog = styleSheet("/ui/css/Dialog.css", "._dialog_3{top:.5rem}._shown_3{opacity:1}")
const sheets = [dialog, base, tile]

const pathsFor = (markup: string) => stylesOf(sheets, ["/ui/css/always.css"], markup).map(({ path }) => path)

describe("stylesOf", () => {
  it("if the markup of a page uses no class of another style sheet, the page contains only its imported style sheets", () => {
    assert.deepStrictEqual(pathsFor("<p>_dialog_3</p>"), ["/ui/css/always.css"])
  })

  it("style sheets that define a class of the markup come after the imported style sheets", () => {
    assert.deepStrictEqual(pathsFor('<a class="x _name_2 y"></a>'), [
      "/ui/css/always.css",
      "/ui/css/Tile.css",
    ])
    assert.deepStrictEqual(pathsFor('<i class="_shown_3"></i><a class="_tile_2"></a>'), [
      "/ui/css/always.css",
      "/ui/css/Dialog.css",
      "/ui/css/Tile.css",
    ])
  })

  it("a style sheet whose text could close the style element is refused", () => {
    assert.throws(
      () => styleSheet("/ui/css/x.css", "a{content:'</STYLE><script>'}"),
      /cannot stand in a page/u,
    )
  })
})
