import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"

import { Context, Effect, Layer, Schema } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"

import { contentTypeOf } from "./contentTypes.ts"
import { encodedResponder } from "./encoded.ts"
import { Manifest } from "./Manifest.ts"
import { type StyleSheet, styleSheet } from "./StyleSheet.ts"

type Responder = (
  request: HttpServerRequest.HttpServerRequest,
) => Effect.Effect<HttpServerResponse.HttpServerResponse>

/** The browser's files as the build left them. */
export class ClientFiles extends Context.Service<
  ClientFiles,
  {
    /** Answers for a path such as `/ui/js/entry-client-abc.js`; undefined where there is no such file. */
    find(path: string): Responder | undefined
    readonly manifest: Manifest
    readonly styleSheets: ReadonlyArray<StyleSheet>
  }
>()("server/ClientFiles") {
  /** No build: development, where Vite serves the files, and tests of the wire. */
  static readonly layerNone = Layer.succeed(ClientFiles, {
    find: () => undefined,
    manifest: {},
    styleSheets: [],
  })
}

/** The client build is missing or cannot be read. */
export class BuildMissing extends Schema.TaggedError<BuildMissing>()("BuildMissing", {
  folder: Schema.String,
}) {
  override get message() {
    return `There is no usable build of the storefront in ${this.folder}. Run "npm start", which builds it.`
  }
}

/** The build puts a hash of the content into every name below `/ui/`, so these never change. */
const cacheControlOf = (path: string) =>
  path.startsWith("/ui/") ? "public, max-age=31536000, immutable" : "public, max-age=3600"

const decodeManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))

/** The build puts compressed copies beside its files; they are not files of their own. */
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
 * Reads all files of the build once; they are served from memory and looked up by their exact path, so that no path can
 * lead outside the folder.
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
