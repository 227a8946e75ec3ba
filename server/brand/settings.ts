import { existsSync } from "node:fs"
import { extname, join } from "node:path"

import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { Config, Schema } from "effect"

import { optional, setting, textWhere } from "../settings/setting.ts"
import { isDarkColour } from "./colours.ts"

/** Content types of a logo by its file name extension. */
export const logoTypes: ReadonlyMap<string, string> = new Map([
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".webp", "image/webp"],
])

/** File names of the legal pages, in the order of the footer. */
const legalFiles = legalLinks.map(({ text }) => `${text.toLowerCase()}.html`)

const name = setting(
  "SHOP_NAME",
  Schema.String.check(Schema.isPattern(/^[^\r\n<>]{1,30}$/u)),
  "a name of at most 30 characters is needed, such as SHOP_NAME=Holzhof.",
).pipe(optional)

const colour = setting(
  "SHOP_COLOR",
  textWhere(isDarkColour),
  "a colour is needed on which white text has a contrast of 7, such as SHOP_COLOR=#7a1f2b.",
).pipe(optional)

const logo = setting(
  "SHOP_LOGO",
  textWhere((path) => logoTypes.has(extname(path).toLowerCase()) && existsSync(path)),
  "an existing svg, png or webp file is needed, such as SHOP_LOGO=logo.svg.",
).pipe(optional)

const legalFolder = setting(
  "LEGAL_PAGES",
  textWhere((folder) => legalFiles.every((file) => existsSync(join(folder, file)))),
  `a folder is needed with ${legalFiles.join(", ")}.`,
).pipe(optional)

/**
 * The retailer's own brand. The modules of the pages do not get these settings: they read `SHOP_NAME`,
 * `SHOP_COLOR` and `SHOP_LOGO` from the environment once at start.
 */
export const brandSettings = Config.all({ name, colour, logo, legalFolder })
