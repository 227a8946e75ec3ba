import { readFileSync } from "node:fs"
import { join } from "node:path"

import { assert, describe, it, layer } from "@effect/vitest"
import { brandNamed } from "@heimwerk/core/retailer/brandNamed.ts"
import { bandColour } from "@heimwerk/server/brand/colours.ts"
import { webAppManifest } from "@heimwerk/server/brand/webAppManifest.ts"
import { Effect } from "effect"

import { root } from "../architecture/sources.ts"
import { MemoryShop } from "./support/memoryShop.ts"
import { send } from "./support/send.ts"

const png = [
  { src: "/bilder/app/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/bilder/app/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/bilder/app/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

const svg = { sizes: "any", type: "image/svg+xml", purpose: "any" }

layer(MemoryShop.layer(), { excludeTestServices: true })("the web app manifest", (it) => {
  it.effect("the server sends a manifest that makes the shop installable as a German shopping app", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { headers, status, text } = yield* Effect.promise(() => send(origin, "/manifest.webmanifest"))
      assert.deepStrictEqual([status, headers["content-type"]], [200, "application/manifest+json"])
      assert.strictEqual(headers["cache-control"], "public, max-age=604800, stale-while-revalidate=2592000")
      assert.deepStrictEqual(JSON.parse(text), {
        id: "/",
        name: "Heimwerk",
        short_name: "Heimwerk",
        description:
          "Werkzeug, Baustoffe, Garten und Wohnen: online bestellen oder im Heimwerk Baumarkt in deiner Nähe abholen.",
        lang: "de",
        dir: "ltr",
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: "#0f2a1d",
        background_color: "#fbfaf7",
        categories: ["shopping"],
        icons: [{ src: "/favicon.svg", ...svg }, ...png],
        shortcuts: [
          { name: "Warenkorb", url: "/warenkorb" },
          { name: "Merkliste", url: "/merkliste" },
          { name: "Märkte", url: "/maerkte" },
        ],
      })
    }),
  )

  it.effect("every page links the manifest and the icon of iOS once, and the server sends both files", () =>
    Effect.gen(function* () {
      const { origin } = yield* MemoryShop
      const { text } = yield* Effect.promise(() => send(origin, "/"))
      const [head = ""] = text.split("</head>", 1)
      const links = [...head.matchAll(/<link rel="(apple-touch-icon|manifest)" href="([^"]+)">/gu)]
      assert.deepStrictEqual(
        links.map(([, rel]) => rel),
        ["apple-touch-icon", "manifest"],
      )
      for (const [, , path = ""] of links)
        assert.strictEqual((yield* Effect.promise(() => send(origin, path))).status, 200, path)
    }),
  )
})

describe("the web app manifest of a shop with own brand", () => {
  it("the manifest has the retailer's name, colour and SVG logo", () => {
    const manifest = webAppManifest({
      brand: brandNamed("Holzhof"),
      logo: "examples/own-brand/logo.svg",
      themeColour: bandColour("#7a1f2b"),
    })
    assert.deepStrictEqual([manifest.name, manifest.short_name], ["Holzhof", "Holzhof"])
    assert.include(manifest.description, "im Holzhof Baumarkt")
    assert.strictEqual(manifest.theme_color, "#431118")
    assert.deepStrictEqual(manifest.icons, [{ src: "/marke/logo", ...svg }, ...png])
  })

  it("without a configured colour, the manifest has the colours of the design tokens", () => {
    const tokens = readFileSync(join(root, "ui", "theme", "tokens.css"), "utf8")
    const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`, "u").exec(tokens)?.[1]
    const { background_color: background, theme_color: theme } = webAppManifest({
      brand: brandNamed("Holzhof"),
      logo: undefined,
      themeColour: bandColour(""),
    })
    assert.deepStrictEqual([theme, background], [token("forest-900"), token("paper")])
  })

  it("the manifest has only icons as PNG if the retailer's logo is not SVG", () => {
    const { icons } = webAppManifest({
      brand: brandNamed("Holzhof"),
      logo: "logo.webp",
      themeColour: "#0f2a1d",
    })
    assert.deepStrictEqual(icons, png)
  })
})
