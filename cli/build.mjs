// Bundles main.ts with everything it needs into dist/ or the folder named, for Node 20 and newer. Plain JavaScript, so that it runs with
// whatever Node builds the shop. Fixtures and the HTTP client are chunks of their own: a command loads what it asks.
import { join, resolve } from "node:path"
import { build } from "vite"

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
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
      // The shop's database comes from its installation: it has a worker and files of its own.
      external: (id) => id.startsWith("@heimwerk/adapters/sql/"),
      output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
    },
  },
})
