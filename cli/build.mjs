// Bundles main.ts with everything it needs into dist/, for Node 20 and newer. Plain JavaScript, so that it runs with
// whatever Node builds the shop. Fixtures and the HTTP client are chunks of their own: a command loads what it asks.
import { join } from "node:path"
import { build } from "vite"

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
  ssr: { noExternal: true, target: "node" },
  json: { stringify: true },
  build: {
    ssr: join(import.meta.dirname, "main.ts"),
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "node20",
    minify: true,
    rollupOptions: {
      output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
    },
  },
})
