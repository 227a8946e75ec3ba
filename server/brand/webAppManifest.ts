import type { Brand } from "@heimwerk/core/environment.ts"
import { homeDescription } from "@heimwerk/ui/pages/home/description.ts"
import { paths } from "@heimwerk/ui/paths.ts"

import { type AppIcon, maskableIcon, plainIcons } from "./appIcons.ts"
import { logoPath } from "./brandStyle.ts"
import { logoType } from "./logoType.ts"

/** Address of the web app manifest. */
export const manifestPath = "/manifest.webmanifest"

/** Background of the light pages (`--paper` of the design tokens). The installed shop shows it until a page paints. */
const paper = "#fbfaf7"

/** The parts of the brand that a web app manifest contains. */
interface BrandOfApp {
  readonly brand: Brand
  readonly themeColour: string
  /** Path of the retailer's logo file. */
  readonly logo: string | undefined
}

const png = ({ path, side }: AppIcon, purpose: "any" | "maskable") => ({
  src: path,
  sizes: `${side}x${side}`,
  type: "image/png",
  purpose,
})

/** Returns a list with the SVG icon. The list is empty if the logo has another format. */
const scalable = (logo: string | undefined) => {
  const type = "image/svg+xml"
  if (logo !== undefined && logoType(logo) !== type) return []
  return [{ src: logo === undefined ? "/favicon.svg" : logoPath, sizes: "any", type, purpose: "any" }]
}

/**
 * Returns the web app manifest, with which browsers install the shop as an app.
 * @see https://www.w3.org/TR/appmanifest/
 */
export const webAppManifest = ({ brand, logo, themeColour }: BrandOfApp) => ({
  id: "/",
  name: brand.brand,
  short_name: brand.brand,
  description: homeDescription(brand),
  lang: "de",
  dir: "ltr",
  start_url: paths.home,
  scope: "/",
  display: "standalone",
  theme_color: themeColour,
  background_color: paper,
  categories: ["shopping"],
  icons: [...scalable(logo), ...plainIcons.map((icon) => png(icon, "any")), png(maskableIcon, "maskable")],
  shortcuts: [
    { name: "Warenkorb", url: paths.basket },
    { name: "Merkliste", url: paths.wishlist },
    { name: "Märkte", url: paths.markets },
  ],
})
