import { ShopApi } from "@heimwerk/adapters/http/ShopApi.ts"
import { defaultBrand } from "@heimwerk/core/environment.ts"
import { orderRoute } from "@heimwerk/core/order/orderPath.ts"
import { legalLinks } from "@heimwerk/core/navigation/legalLinks.ts"
import { legalPath } from "@heimwerk/ui/legalLinks.ts"
import { accountPages } from "@heimwerk/ui/pages/account/routes.ts"
import { splitRoutes } from "@heimwerk/ui/pages/splitRoutes.ts"
import { workerAddress } from "@heimwerk/ui/offline/workerAddress.ts"
import { paths } from "@heimwerk/ui/paths.ts"

import { appIcons } from "../brand/appIcons.ts"
import { logoPath } from "../brand/brandStyle.ts"
import { manifestPath } from "../brand/webAppManifest.ts"

/** Paths of files, forms and pages that no other list contains. A part with a colon is a parameter. */
const otherPaths = [
  "/c/:slug/:categoryId",
  "/p/:slug/:articleId",
  "/markt/:slug",
  "/markt/:slug/oeffnungszeiten.ics",
  "/mein-markt/:marketId",
  "/formular/warenkorb",
  "/formular/menge",
  "/formular/markt",
  "/formular/kasse",
  "/formular/bezahlen",
  `${orderRoute}/zahlung`,
  "/zahlung/stripe",
  "/suche",
  "/_widgets/:widget",
  "/bilder/:family/:file",
  "/bilder/app/:file",
  "/bilder/energielabel/:file",
  `${legalPath}:name`,
  ...legalLinks.map(({ text }) => legalPath + text.toLowerCase()),
  logoPath,
  "/datenblatt/:articleId",
  "/medien/:file",
  "/modelle/:family/:hue",
  "/favicon.svg",
  workerAddress,
  manifestPath,
  ...appIcons.map(({ path }) => path),
  "/ui",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/seiten.xml",
  "/sitemap/:file",
  "/.well-known/security.txt",
  "/openapi.json",
]

const contract = Object.values(ShopApi.groups).flatMap((group) =>
  Object.values(group.endpoints).map(({ path }) => path),
)

/** The parts of each path of the shop. A part with a colon is a parameter. */
export const pathParts: ReadonlyArray<ReadonlyArray<string>> = [
  ...contract,
  ...[...accountPages, ...splitRoutes].map(({ path }) => path),
  ...Object.values(paths),
  ...otherPaths,
].map((path) => path.replaceAll(":brand", defaultBrand.product).split("/"))

/** The fixed parts of all paths of the shop. Every other part of a path may identify a person or a record. */
export const pathWords: ReadonlySet<string> = new Set(
  pathParts.flat().filter((part) => !part.startsWith(":")),
)
