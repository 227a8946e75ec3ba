import type { ServiceScripts } from "@heimwerk/adapters/browser/services/ServiceScripts.ts"
import type { LoqateAddress } from "@heimwerk/adapters/vendors/loqate/AddressesLoqate.ts"
import type { UsercentricsSettings } from "@heimwerk/adapters/vendors/usercentrics/UsercentricsSettings.ts"
import type { Stage } from "@heimwerk/core/environment.ts"
import { boot } from "@heimwerk/ui/hydration/boot.ts"
import type { MapTiles } from "@heimwerk/ui/features/market/map/MapPoint.ts"
import type { PageMeta } from "@heimwerk/ui/pages/PageMeta.ts"
import type { RenderedPage } from "@heimwerk/ui/render.ts"

import type { PageFiles } from "../files/Manifest.ts"
import type { StyleSheet } from "../files/StyleSheet.ts"
import { escapeHtml, scriptJson } from "./html.ts"

/** What the head needs beside what the page says about itself. */
export interface DocumentContext {
  readonly origin: string
  readonly nonce: string
  readonly files: PageFiles
  readonly styles: ReadonlyArray<StyleSheet>
  /** Markup of Vite's in development, else empty. */
  readonly extraHead: string
}

/** Pages give addresses relative to the shop; machines that read structured data want them whole. */
const absolute = (origin: string) => (_key: string, value: unknown) =>
  typeof value === "string" && /^\/(?!\/)/u.test(value) ? origin + value : value

const jsonLd = (data: object, origin: string) =>
  `<script type="application/ld+json">${scriptJson(data, absolute(origin))}</script>`

/**
 * The page's styles, in the page: the first paint waits for no second answer. Each has a link too, which fetches nothing: by
 * it the bundler's loader knows that the sheet is there (ADR 0021).
 */
const styleMarkup = ({ nonce, styles }: DocumentContext) =>
  styles.length === 0
    ? ""
    : [
        `<style nonce="${nonce}">${styles.map(({ text }) => text).join("")}</style>`,
        ...styles.map(({ path }) => `<link rel="stylesheet" href="${path}" disabled>`),
      ].join("")

/** The document up to the opening of the root element. The page's picture comes before everything else on the line. */
const head = (meta: PageMeta, document: DocumentContext) =>
  [
    `<!doctype html><html lang="de"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(meta.title)}</title>`,
    meta.description === "" ? "" : `<meta name="description" content="${escapeHtml(meta.description)}">`,
    `<link rel="canonical" href="${escapeHtml(document.origin + meta.canonicalPath)}">`,
    meta.robots === undefined ? "" : `<meta name="robots" content="${escapeHtml(meta.robots)}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    styleMarkup(document),
    ...(meta.jsonLd ?? []).map((data) => jsonLd(data, document.origin)),
    document.extraHead,
    `</head><body><div id="root">`,
  ].join("")

/** Tells the map where its tiles come from; it asks for them only with the visitor's consent. */
export const tilesMeta = (tiles: MapTiles | undefined) =>
  tiles === undefined ? "" : `<meta name="heimwerk-map-tiles" content="${escapeHtml(JSON.stringify(tiles))}">`

/** Tells the page who finds addresses for it; without it the shop does. */
export const addressesMeta = (service: LoqateAddress | undefined) =>
  service === undefined
    ? ""
    : `<meta name="heimwerk-addresses" content="${escapeHtml(JSON.stringify(service))}">`

/** Tells the page where the services' scripts are; it asks for each only with the visitor's consent to it. */
export const servicesMeta = (services: ServiceScripts | undefined) =>
  services === undefined
    ? ""
    : `<meta name="heimwerk-services" content="${escapeHtml(JSON.stringify(services))}">`

/** Tells the page where it runs, as far as outside services differ. */
export const stageMeta = (stage: Stage) => `<meta name="heimwerk-stage" content="${stage}">`

/** Tells the page that Usercentrics asks for consents, and how the shop is known there. */
export const usercentricsMeta = (settings: UsercentricsSettings | undefined) =>
  settings === undefined
    ? ""
    : `<meta name="heimwerk-usercentrics" content="${escapeHtml(JSON.stringify(settings))}">`

/** The document after React's markup: the state the browser continues from, and what brings the scripts that do. */
const tail = (state: unknown, { files, nonce }: DocumentContext) =>
  [
    `</div><script type="application/json" id="heimwerk-state">${scriptJson(state)}</script>`,
    `<script nonce="${nonce}">(${boot.toString()})(${[nonce, files.entry, files.modules, files.runtime].map((part) => scriptJson(part)).join()})</script>`,
    `</body></html>`,
  ].join("")

/** The whole document of a rendered page. */
export const documentOf = ({ meta, state }: RenderedPage, markup: string, context: DocumentContext) =>
  head(meta, context) + markup + tail(state, context)
