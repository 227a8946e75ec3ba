/** The type a file is served with, by the end of its name, and whether compressing it again helps. */
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

export const contentTypeOf = (name: string) => types[name.slice(name.lastIndexOf(".") + 1)] ?? unknown
