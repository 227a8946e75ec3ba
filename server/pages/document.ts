import { createHash } from "node:crypto"

import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import type { UsercentricsSettings } from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import type { FederalState } from "@heimwerk/core/place/FederalState.ts"
import { brandMetaName, type BrandSource, brandSource } from "@heimwerk/ui/brand.ts"
import { addForm } from "@heimwerk/ui/features/basket/addForm.ts"
import { boot } from "@heimwerk/ui/hydration/boot.ts"
import type { MapTiles } from "@heimwerk/ui/features/market/map/MapPoint.ts"
import type { PageMeta } from "@heimwerk/ui/pages/PageMeta.ts"
import type { RenderedPage } from "@heimwerk/ui/render.ts"

import { appleIcon } from "../brand/appIcons.ts"
import { brandStyle, iconPath } from "../brand/brandStyle.ts"
import { manifestPath } from "../brand/webAppManifest.ts"
import type { PageFiles } from "../files/Manifest.ts"
import type { StyleSheet } from "../files/StyleSheet.ts"
import type { InlineHashes } from "../security/headers.ts"
import type { ShopSettings } from "../settings/ShopSettings.ts"
import { escapeHtml, schemeMeta, scriptJson } from "./html.ts"
import { prefetchRules } from "./prefetchRules.ts"

/** Data for the HTML document that do not come from the page. */
export interface DocumentContext {
  readonly origin: string
  /**
   * The second content security policy of the page, which limits scripts of third parties. The page's inline
   * script adds it.
   */
  readonly thirdPartyPolicy: string
  readonly files: PageFiles
  readonly styles: ReadonlyArray<StyleSheet>
  /**
   * Further markup of the head: the shop's settings for the browser, and in development the scripts of Vite.
   */
  readonly extraHead: string
}

/**
 * Returns a JSON replacer that makes the shop's relative addresses absolute. Programs that read structured
 * data need absolute addresses.
 */
const absolute = (origin: string) => (_key: string, value: unknown) =>
  typeof value === "string" && /^\/(?!\/)/u.test(value) ? origin + value : value

const jsonLd = (data: object, origin: string) =>
  `<script type="application/ld+json">${scriptJson(data, absolute(origin))}</script>`

const styleText = ({ styles }: DocumentContext) => styles.map(({ text }) => text).join("") + brandStyle

/**
 * Writes the page's style sheets inline, so that the first paint needs no further request. Each also has a
 * `link` that loads nothing: it tells the bundler's loader that the sheet is present (ADR 0021).
 */
const styleMarkup = (document: DocumentContext) => {
  const text = styleText(document)
  return text === ""
    ? ""
    : [
        `<style>${text}</style>`,
        ...document.styles.map(({ path }) => `<link rel="stylesheet" href="${path}" disabled>`),
      ].join("")
}

/**
 * Keeps Safari on iPhones from turning article numbers, dates and addresses into links. The links would differ from the
 * markup that React expects: it would render the whole page again.
 */
const noDetection = '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">'

/** Matches the `link` elements at the start of React's markup that preload pictures. */
const pictureLinks = /^(?:<link rel="preload" as="image"[^>]*>)+/u

/** Separates the links to the main pictures of a page, which have a high priority, from the rest of React's markup. */
const splitMarkup = (markup: string) => {
  const [links = ""] = pictureLinks.exec(markup) ?? []
  const isMain = (link: string) => link.includes(' fetchPriority="high"')
  const all = links.match(/<[^>]*>/gu) ?? []
  const others = all.filter((link) => !isMain(link))
  return { pictures: all.filter(isMain).join(""), rest: others.join("") + markup.slice(links.length) }
}

/**
 * Writes the HTML document up to the start tag of the root element, with the rules for pages loaded ahead. It
 * links no scripts, so that the page's main picture loads first. The links to the main pictures precede the styles,
 * because the styles take 60 ms on a slow connection.
 */
const head = (meta: PageMeta, pictures: string, document: DocumentContext) =>
  [
    `<!doctype html><html lang="de"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    pictures,
    noDetection,
    schemeMeta,
    `<title>${escapeHtml(meta.title)}</title>`,
    meta.description === "" ? "" : `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<link rel="canonical" href="${escapeHtml(document.origin + meta.canonicalPath)}">`,
    meta.robots === undefined ? "" : `<meta name="robots" content="${escapeHtml(meta.robots)}">`,
    `<link rel="icon" href="${iconPath}">`,
    `<link rel="apple-touch-icon" href="${appleIcon.path}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    styleMarkup(document),
    ...(meta.jsonLd ?? []).map((data) => jsonLd(data, document.origin)),
    document.extraHead,
    // The speculation rules precede the inline script, because the policy that the script adds would refuse
    // later rules. They are in the head: removing them from the body (`ui/hydration/prefetched.ts`) would make
    // the browser compute the styles of the whole page again.
    `<script type="speculationrules">${prefetchRules}</script>`,
    `</head><body><div id="root">`,
  ].join("")

/** Writes the address of the map tiles. The map requests tiles only with the visitor's consent. */
const tilesMeta = (tiles: MapTiles | undefined) =>
  tiles === undefined ? "" : `<meta name="heimwerk-map-tiles" content="${escapeHtml(JSON.stringify(tiles))}">`

/**
 * Writes the settings of the external address service. Without an external service, the page gets addresses
 * from the shop.
 */
const addressesMeta = (service: LoqateAddress | undefined) =>
  service === undefined
    ? ""
    : `<meta name="heimwerk-addresses" content="${escapeHtml(JSON.stringify(service))}">`

/**
 * Writes the addresses of the third parties' scripts. The page loads each only with the visitor's consent to
 * it.
 */
export const servicesMeta = (services: ServiceScripts | undefined) => {
  if (services === undefined) return ""
  const { addresses, appId } = services
  return `<meta name="heimwerk-services" content="${escapeHtml(JSON.stringify({ appId, addresses }))}">`
}

/**
 * Writes a `meta` element with the shop's own brand for the browser. Writes nothing if the shop has neither a
 * name nor legal pages of its own.
 */
export const brandMeta = ({ company, legalPages, name }: BrandSource) =>
  name === undefined && legalPages === undefined
    ? ""
    : [
        `<meta name="${brandMetaName}" content="${escapeHtml(name ?? "")}"`,
        company === undefined ? "" : ` data-company="${escapeHtml(company)}"`,
        legalPages === undefined ? ">" : ` data-legal="${escapeHtml(legalPages)}">`,
      ].join("")

/**
 * Writes the name of the shop's environment. Feedback names it, and its stage selects the ids of outside services.
 */
const environmentMeta = (environment: string) =>
  `<meta name="heimwerk-environment" content="${escapeHtml(environment)}">`

/** Writes a `meta` element if the shop takes online payments. The browser needs it to render the footer. */
const paysOnlineMeta = (paysOnline: boolean) =>
  paysOnline ? '<meta name="heimwerk-online-payment" content="on">' : ""

/** Writes the federal state of the warehouse, for the delivery promises that the browser computes. */
const warehouseMeta = (state: FederalState) => `<meta name="heimwerk-warehouse" content="${state}">`

/** Writes the shop's Usercentrics settings. If they are present, Usercentrics asks for consents. */
const usercentricsMeta = (settings: UsercentricsSettings | undefined) =>
  settings === undefined
    ? ""
    : `<meta name="heimwerk-usercentrics" content="${escapeHtml(JSON.stringify(settings))}">`

/** Writes the shop's settings for the browser. */
export const settingsMeta = (settings: ShopSettings) =>
  [
    environmentMeta(settings.environment),
    brandMeta(brandSource),
    warehouseMeta(settings.warehouse),
    paysOnlineMeta(settings.paymentPages !== undefined),
    tilesMeta(settings.mapTiles),
    servicesMeta(settings.services),
    usercentricsMeta(settings.consentManager?.usercentrics),
    addressesMeta(settings.addressService),
  ].join("")

const hiddenField = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`

/**
 * The forms that add one piece of a tile's article to the basket. Their ids are the delivery types. They are
 * inside `noscript`, because browsers search all other forms for autofill after the load event. For this
 * search, a browser would lay out the tiles below the visible window.
 */
const tileForms = `<noscript>${["homeDelivery", "marketPickup"]
  .map(
    (deliveryType) =>
      `<form id="${deliveryType}" action="${addForm.target}" method="post">${hiddenField(addForm.delivery, deliveryType)}${hiddenField(addForm.quantity, "1")}</form>`,
  )
  .join("")}</noscript>`

/** Writes the inline script of a page: the call of `boot` with the second policy and the paths of the scripts. */
const bootScript = ({ files: { entry, modules, runtime }, thirdPartyPolicy }: DocumentContext) =>
  `(${boot.toString()})(${[thirdPartyPolicy, entry, modules, runtime].map((part) => scriptJson(part)).join()})`

/**
 * Writes the HTML document after React's markup: the forms of the tiles, the state for hydration and the
 * script that starts it.
 */
const tail = (state: unknown, context: DocumentContext) =>
  [
    `</div>${tileForms}<script type="application/json" id="heimwerk-state">${scriptJson(state)}</script>`,
    `<script>${bootScript(context)}</script>`,
    `</body></html>`,
  ].join("")

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64")

const prefetchHash = sha256(prefetchRules)

/** Returns the hashes of the inline scripts and the inline styles of a page, for its content security policy. */
export const inlineHashes = (context: DocumentContext): InlineHashes => ({
  scripts: [sha256(bootScript(context)), prefetchHash],
  ...(styleText(context) === "" ? {} : { style: sha256(styleText(context)) }),
})

/** Writes the whole HTML document of a rendered page. */
export const documentOf = ({ meta, state }: RenderedPage, markup: string, context: DocumentContext) => {
  const { pictures, rest } = splitMarkup(markup)
  return head(meta, pictures, context) + rest + tail(state, context)
}
