// Bundles main.ts with its dependencies for Node 20 and newer, into dist/ or the folder given as argument.
// This file is plain JavaScript, so that any Node that builds the shop can run it. Fixtures and the HTTP
// client are separate chunks: a command loads only the one it uses.
import { join, resolve } from "node:path"
import { build } from "vite"

const eagerSegmenter = /const graphemeSegmenter = .*?new Intl\.Segmenter\(undefined, (\{[^}]*\})\);/su

/**
 * Makes `effect/cli` create its `Intl.Segmenter` on first use. Otherwise every command creates the segmenter at its
 * start, which takes a third of the time of `node -e 0`. Help and tables of Latin letters do not need the segmenter.
 */
const lazySegmenter = {
  name: "lazy-segmenter",
  transform(code, id) {
    if (!id.endsWith("/effect/dist/cli/CliOutput.js")) return undefined
    if (!eagerSegmenter.test(code)) throw new Error("effect/cli has changed: adapt lazySegmenter.")
    return code.replace(
      eagerSegmenter,
      (_, options) =>
        `const graphemeSegmenter = { segment: (text) => new Intl.Segmenter(undefined, ${options}).segment(text) };`,
    )
  },
}

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
  plugins: [lazySegmenter],
  ssr: { noExternal: true, target: "node" },
  json: { stringify: true },
  build: {
    ssr: join(import.meta.dirname, "main.ts"),
    outDir: resolve(process.argv[2] ?? join(import.meta.dirname, "dist")),
    emptyOutDir: true,
    target: "node20",
    minify: true,
    license: { fileName: "licenses.md" },
    rollupOptions: {
      // The database code is not bundled, because it has a worker and data files. It runs from the shop's
      // installation.
      external: (id) => id.startsWith("@heimwerk/adapters/sql/"),
      output: {
        // Modules that every command loads are bundled into one file: each further file makes the start about
        // 1 ms slower.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"] },
            // The data of the markets and all modules that the data need.
            {
              name: "markets",
              test: /\/(?:fixtures\/(?:markets\/|data\/(?:markets|holidays)|states|hash|decodeRows)|core\/place\/(?:stateNames|FederalState)|adapters\/memory\/MarketsMemory)/u,
            },
          ],
        },
        entryFileNames: "main.js",
        chunkFileNames: "[name]-[hash].js",
      },
    },
  },
})
