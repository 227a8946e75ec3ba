import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { Config, Schema } from "effect"

import { optional, refuse, setting, textWhere } from "../settings/setting.ts"
import { isDarkColour } from "./colours.ts"
import { logoType } from "./logoType.ts"

/** File names of the legal pages, in the order of the footer. */
const legalFiles = legalLinks.map(({ text }) => `${text.toLowerCase()}.html`)

const hasText = (path: string) => existsSync(path) && readFileSync(path, "utf8").trim() !== ""

/** Returns the names of the files in a value of `MORE_LEGAL_PAGES`. */
const filesIn = (pages: string) => pages.split(",").map((page) => `${page.replace(/=.*/u, "").trim()}.html`)

const name = setting({
  name: "SHOP_NAME",
  meaning: "So heißt der Shop auf seinen Seiten und in E-Mails.",
  manual:
    "name of the shop in the storefront and in mails, at most 30 characters; see [own data](own-data.md#brand)",
  defaultText: { de: "Heimwerk", en: "`Heimwerk`" },
  schema: Schema.String.check(Schema.isPattern(/^[^\r\n<>]{1,30}$/u)),
  wanted: "a name of at most 30 characters is needed, such as SHOP_NAME=Holzhof.",
  needed: "Nötig ist ein Name mit höchstens 30 Zeichen, zum Beispiel SHOP_NAME=Holzhof.",
}).pipe(optional)

const colour = setting({
  name: "SHOP_COLOR",
  meaning: "Diese dunkle Farbe haben die Seiten des Shops.",
  manual: "dark colour of the storefront, `#7a1f2b`; white text on it needs a contrast of 7",
  defaultText: { de: "das Grün der Demonstration", en: "the green of the demonstration" },
  schema: textWhere(isDarkColour),
  wanted: "a colour is needed on which white text has a contrast of 7, such as SHOP_COLOR=#7a1f2b.",
  needed:
    "Nötig ist eine Farbe, auf der weißer Text einen Kontrast von 7 hat, zum Beispiel SHOP_COLOR=#7a1f2b.",
}).pipe(optional)

const logo = setting({
  name: "SHOP_LOGO",
  meaning: "Diese Datei enthält das quadratische Logo des Shops.",
  manual: "svg, png or webp file of a square logo",
  defaultText: { de: "das der Demonstration", en: "the demonstration's" },
  schema: textWhere((path) => logoType(path) !== undefined && existsSync(path)),
  wanted: "an existing svg, png or webp file is needed, such as SHOP_LOGO=logo.svg.",
  needed: "Nötig ist eine vorhandene Datei (svg, png oder webp), zum Beispiel SHOP_LOGO=logo.svg.",
}).pipe(optional)

const legalFolder = setting({
  name: "LEGAL_PAGES",
  meaning: "In diesem Ordner liegt das HTML der sechs Rechtstexte.",
  manual: "folder with the HTML of six legal pages, such as `impressum.html`",
  defaultText: { de: "Links zur Hauptseite", en: "links to the main site" },
  schema: textWhere((folder) => legalFiles.every((file) => hasText(join(folder, file)))),
  wanted: `a folder is needed with ${legalFiles.join(", ")}, none of them empty.`,
  needed: `Nötig ist ein Ordner mit ${legalFiles.join(", ")}. Keine Datei darf leer sein.`,
}).pipe(optional)

const furtherRule = {
  name: "MORE_LEGAL_PAGES",
  wanted:
    "files of LEGAL_PAGES with their titles are needed, such as MORE_LEGAL_PAGES=garantie=Garantie, none of them empty.",
  needed:
    "Nötig sind Dateien aus LEGAL_PAGES mit Titel, zum Beispiel MORE_LEGAL_PAGES=garantie=Garantie. Keine Datei darf leer sein.",
}

/** File names without extension, and titles. A page may be named once, and the six pages of `LEGAL_PAGES` not at all. */
const further = setting({
  ...furtherRule,
  meaning: "Diese Rechtstexte aus LEGAL_PAGES zeigt der Shop außerdem.",
  manual:
    "further legal pages in the folder of `LEGAL_PAGES`, as file name and title: `garantie=Garantie,batterien=Batterien`; see [own data](own-data.md#brand)",
  schema: Schema.String.check(
    Schema.isPattern(/^(?:(?:^|, ?)[a-z\d-]{1,40}=[^\s,=<>][^,=<>]{0,59})+$/u),
    Schema.makeFilter((pages) => {
      const files = [...legalFiles, ...filesIn(pages)]
      return new Set(files).size === files.length
    }),
  ),
}).pipe(optional)

/**
 * The retailer's own brand. The modules of the pages do not get these settings: they read `SHOP_NAME`,
 * `SHOP_COLOR`, `SHOP_LOGO`, `LEGAL_PAGES` and `MORE_LEGAL_PAGES` from the environment once at start.
 */
export const brandSettings = Config.flatMap(
  Config.all({ name, colour, logo, legalFolder, further }),
  ({ further: pages, ...brand }) =>
    pages === undefined || filesIn(pages).every((file) => hasText(join(brand.legalFolder ?? "", file)))
      ? Config.succeed(brand)
      : refuse(furtherRule),
)
