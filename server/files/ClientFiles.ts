import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"

import { Context, Effect, Layer, Schema } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { encodedResponder } from "./encoded.ts"
import { Manifest } from "./Manifest.ts"
import { type StyleSheet, styleSheet } from "./StyleSheet.ts"

type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/** The files of the client build, served by path. */
export class ClientFiles extends Context.Service<
  ClientFiles,
  {
    /** Returns the function that serves a path such as `/ui/js/entry-client-abc.js`, if the file exists. */
    find(path: string): Responder | undefined
    readonly manifest: Manifest
    readonly styleSheets: ReadonlyArray<StyleSheet>
  }
>()("server/ClientFiles") {
  /**
   * An empty client build: for development, where Vite serves the files, and for tests of the HTTP
   * interface.
   */
  static readonly layerNone = Layer.succeed(ClientFiles, {
    find: () => undefined,
    manifest: {},
    styleSheets: [],
  })
}

/** The client build is missing or unreadable. */
export class BuildMissing extends Schema.TaggedError<BuildMissing>()("BuildMissing", {
  folder: Schema.String,
}) {
  override get message() {
    return `There is no usable build of the storefront in ${this.folder}. Run "npm start", which builds it.`
  }
}

/** The content type by file extension, and whether compression helps. */
const types: Readonly<Record<string, { readonly contentType: string; readonly isCompressible: boolean }>> = {
  css: { contentType: "text/css; charset=utf-8", isCompressible: true },
  ico: { contentType: "image/x-icon", isCompressible: true },
  js: { contentType: "text/javascript; charset=utf-8", isCompressible: true },
  json: { contentType: "application/json", isCompressible: true },
  png: { contentType: "image/png", isCompressible: false },
  svg: { contentType: "image/svg+xml; charset=utf-8", isCompressible: true },
  txt: { contentType: "text/plain; charset=utf-8", isCompressible: true },
  webmanifest: { contentType: "application/manifest+json", isCompressible: true },
  webp: { contentType: "image/webp", isCompressible: false },
  woff2: { contentType: "font/woff2", isCompressible: false },
}

const unknown = { contentType: "application/octet-stream", isCompressible: false }

const contentTypeOf = (name: string) => types[name.slice(name.lastIndexOf(".") + 1)] ?? unknown

/**
 * Returns the cache header of a path. Files below `/ui/` have a hash of their content in their name, so they
 * never change.
 */
const cacheControlOf = (path: string) =>
  path.startsWith("/ui/") ? "public, max-age=31536000, immutable" : "public, max-age=3600"

const decodeManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

/** Returns whether a file is the compressed copy of another file. */
const isCopy = (path: string) => path.endsWith(".br") || path.endsWith(".gz")

const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name))
  const contents = await Promise.all(
    files.map(
      async (file) => [`/${relative(folder, file).split(sep).join("/")}`, await readFile(file)] as const,
    ),
  )
  return new Map<string, Uint8Array>(contents)
}

const copies = (files: ReadonlyMap<string, Uint8Array>, path: string) => {
  const br = files.get(`${path}.br`)
  const gzip = files.get(`${path}.gz`)
  return { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) }
}

const byPath = (a: StyleSheet, b: StyleSheet) => (a.path < b.path ? -1 : 1)

const read = async (folder: string) => {
  const files = await filesBelow(folder)
  const responders = new Map<string, Responder>()
  const styleSheets: Array<StyleSheet> = []
  for (const [path, bytes] of files) {
    if (isCopy(path) || path.startsWith("/.vite/")) continue
    if (path.endsWith(".css")) styleSheets.push(styleSheet(path, new TextDecoder().decode(bytes)))
    const cacheControl = cacheControlOf(path)
    const compressed = copies(files, path)
    responders.set(path, encodedResponder({ bytes, cacheControl, compressed, ...contentTypeOf(path) }))
  }
  const manifest = decodeManifest(new TextDecoder().decode(files.get("/.vite/manifest.json")))
  return { responders, manifest, styleSheets: styleSheets.toSorted(byPath) }
}

/**
 * Reads all files of the build once and serves them from memory. A path must match exactly, so no request
 * can read other files.
 */
export const layer = (folder: string) =>
  Layer.effect(
    ClientFiles,
    Effect.map(
      Effect.tryPromise({ try: () => read(folder), catch: () => new BuildMissing({ folder }) }),
      ({ manifest, responders, styleSheets }) => ({
        find: (path: string) => responders.get(path),
        manifest,
        styleSheets,
      }),
    ),
  )
