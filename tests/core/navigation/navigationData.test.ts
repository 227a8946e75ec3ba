import { assert, describe, it } from "@effect/vitest"
import { TeaserBanner } from "@heimwerk/core/navigation/TeaserBanner.ts"
import * as Schema from "effect/Schema"

const banner = {
  headline: { text: "Frühling", color: "#0f2a1d" },
  subline: "Alles für den Garten",
  background: { kind: "color", color: "#fff" },
  logoLeft: "/ui/svg/logo.svg",
  logoRight: "https://bilder.heimwerk.example/logo.svg",
  textAlign: "center",
  variant: "normal",
  button: { type: "outline", text: "Ansehen" },
  href: "/c/garten/1",
  typ: "saison",
}

describe("the TeaserBanner schema", () => {
  it("the TeaserBanner schema decodes a complete banner unchanged, and accepts a banner without subline, logos and button", () => {
    assert.deepStrictEqual<unknown>(Schema.decodeUnknownSync(TeaserBanner)(banner), banner)
    const picture = { ...banner, background: { kind: "picture", src: "/bilder/garten.jpg" } }
    assert.isTrue(Schema.is(TeaserBanner)(picture))
    const { button: _, logoLeft: __, logoRight: ___, subline: ____, ...least } = banner
    assert.isTrue(Schema.is(TeaserBanner)({ ...least, headline: { text: "Frühling" } }))
  })

  it.each([
    { textAlign: "left" },
    { textAlign: "right" },
    { button: { type: "red", text: "Ansehen" } },
    { button: { type: "dark", text: "Ansehen" } },
    { background: { kind: "color", color: "#0A9" } },
    { background: { kind: "picture", src: "/bilder/teaser/garten.svg", color: "#E3EFE7" } },
    { copyCode: "FRUEHLING10" },
  ])("the TeaserBanner schema accepts a banner with %j", (other) => {
    assert.isTrue(Schema.is(TeaserBanner)({ ...banner, ...other }))
  })

  it.each([
    ["a colour by name", { background: { kind: "color", color: "red" } }],
    ["a colour of four digits", { background: { kind: "color", color: "#ffff" } }],
    ["a colour with other letters", { background: { kind: "color", color: "#ggg" } }],
    ["a colour after other text", { background: { kind: "color", color: "url(x)#fff" } }],
    ["a colour followed by other text", { background: { kind: "color", color: "#fff;x" } }],
    ["a picture on a colour by name", { background: { kind: "picture", src: "/a.svg", color: "red" } }],
    ["an empty code", { copyCode: "" }],
    ["an unknown button", { button: { type: "blue", text: "Ansehen" } }],
    ["a javascript: link", { href: "javascript:alert(1)" }],
    ["a link to another origin without a scheme", { href: "//fremd.example" }],
    ["a link without encryption", { href: "http://heimwerk.example" }],
    ["no headline", { headline: { text: "" } }],
    ["an unknown alignment", { textAlign: "justify" }],
    ["no alignment", { textAlign: "" }],
    ["a button without a type", { button: { type: "", text: "Ansehen" } }],
    ["an unknown variant", { variant: "wide" }],
  ])("the TeaserBanner schema rejects a banner with %s", (_, wrong) => {
    assert.isFalse(Schema.is(TeaserBanner)({ ...banner, ...wrong }))
  })
})
