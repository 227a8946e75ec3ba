// Compares our client with others: installs all clients in a temporary folder, compiles and bundles the same consumer
// for each client, and writes the table of docs/clients.md. Needs the network and the packages that `npm run build`
// makes. Usage: npm run compare:clients
import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { makeDocument } from "@heimwerk/server/http/openApi/document.ts"
import { build } from "esbuild"

import { countOf } from "./count.ts"

const root = join(import.meta.dirname, "..", "..")
const consumers = join(import.meta.dirname, "consumers")
const page = join(root, "docs", "clients.md")

/** Names of the consumers in the table, by their file. */
const names = {
  "heimwerk.ts": "`@heimwerk/adapters/client`",
  "openapi.ts": "generated: openapi-typescript 7.13.0, openapi-fetch 0.17.0",
  "medusa.ts": "Medusa: @medusajs/js-sdk 2.21.2",
  "shopify.ts": "Shopify: @shopify/storefront-api-client 2.0.0",
  "shopifyReact.tsx": "Shopify: @shopify/hydrogen-react 2026.4.4",
}

const packages = [
  join(root, ".build", "packages", "core"),
  join(root, ".build", "packages", "adapters"),
  "effect@4.1.0",
  "openapi-fetch@0.17.0",
  "openapi-typescript@7.13.0",
  "typescript@5.9.3",
  "@medusajs/js-sdk@2.21.2",
  "@medusajs/types@2.21.2",
  "@shopify/storefront-api-client@2.0.0",
  "@shopify/hydrogen-react@2026.4.4",
  "react@19.2.3",
  "react-dom@19.2.3",
  "@types/react@19.2.18",
  "@types/react-dom@19.2.7",
]

const folder = mkdtempSync(join(tmpdir(), "heimwerk-clients-"))

const run = (program: string, ...args: ReadonlyArray<string>) =>
  execFileSync(program, [...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })

const compile = (file: string, areLibrariesChecked: boolean) => {
  const strict = ["--noEmit", "--strict", "--skipLibCheck", String(!areLibrariesChecked)]
  const modules = ["--module", "esnext", "--moduleResolution", "bundler", "--target", "es2024"]
  run(
    "node_modules/.bin/tsc",
    ...strict,
    ...modules,
    "--jsx",
    "react-jsx",
    "--lib",
    "es2024,dom,dom.iterable",
    file,
  )
}

/** Returns whether the consumer and the declarations of its libraries compile (`skipLibCheck: false`). */
const areLibrariesSound = (file: string): boolean => {
  try {
    compile(file, true)
    return true
  } catch {
    return false
  }
}

const kilobytesOf = async (file: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    // A page with a consumer in React has React anyway.
    external: ["react", "react-dom"],
    write: false,
    logLevel: "silent",
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1024
}

try {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }))
  const options = ["--install-links", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"]
  run("npm", "install", "--loglevel=error", ...options, ...packages)
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(makeDocument()))
  run("node_modules/.bin/openapi-typescript", "openapi.json", "--output", "schema.d.ts")
  cpSync(consumers, folder, { recursive: true })
  const rows: Array<string> = []
  for (const [file, title] of Object.entries(names)) {
    compile(file, false)
    const { lines, missing, steps } = countOf(readFileSync(join(consumers, file), "utf8"))
    const kilobytes = (await kilobytesOf(file)).toFixed(1)
    const sound = areLibrariesSound(file) ? "yes" : "no"
    rows.push(`| ${[title, lines, kilobytes, steps, sound, missing.join(", ") || "nothing"].join(" | ")} |`)
    console.log(rows.at(-1))
  }
  const table = [
    "| Client | Lines | KB (gzip) | Steps | Compiles with `skipLibCheck: false` | Missing |",
    "| --- | --: | --: | --: | --- | --- |",
    ...rows,
  ].join("\n")
  writeFileSync(page, readFileSync(page, "utf8").replace(/^\| Client[^]*?(?=\n\n)/mu, table))
  execFileSync(join(root, "node_modules", ".bin", "prettier"), ["--write", page])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
