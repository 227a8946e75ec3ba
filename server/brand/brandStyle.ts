import { bandColour, brandColours } from "./colours.ts"

/** Address of the retailer's own logo. */
export const logoPath = "/marke/logo"

/** Whether this shop shows its own logo (`SHOP_LOGO`). */
export const hasLogo = (process.env["SHOP_LOGO"]?.trim() ?? "") !== ""

/** Style that replaces the drawn logo of the header by the retailer's own. */
const logo = `[data-header="logo"] svg{display:none}[data-header="logo"]::before{content:"";flex:none;width:34px;height:34px;background:url(${logoPath}) center/contain no-repeat}`

const colour = process.env["SHOP_COLOR"]?.trim() ?? ""

/** Styles of the configured colour (`SHOP_COLOR`). Empty if no colour is configured. */
export const colourStyle: string = brandColours(colour)

/** Colour of the header's band. The browser's toolbar and the title bar of the installed shop have it, too. */
export const themeColour: string = bandColour(colour)

/**
 * Styles of the configured colour and logo. Pages contain them after the styles of the build. Empty if
 * neither is configured.
 */
export const brandStyle: string = colourStyle + (hasLogo ? logo : "")

/** Address of the icon of all pages. */
export const iconPath: string = hasLogo ? logoPath : "/favicon.svg"
