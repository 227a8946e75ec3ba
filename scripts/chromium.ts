import { existsSync, readdirSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

import { run } from "./run.ts"

/**
 * Names of Chromium programs. The headless shell comes first: to open a page it needs two thirds of the
 * processor time of the others.
 */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
]

const onPath = () =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

const ofPlaywright = () => {
  const cache = process.env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(homedir(), ".cache", "ms-playwright")
  if (!existsSync(cache)) return undefined
  return readdirSync(cache)
    .filter((name) => name.startsWith("chromium-"))
    .map((name) => join(cache, name, "chrome-linux", "chrome"))
    .find((file) => existsSync(file))
}

/** Paths at which Windows installs Chrome and Edge. */
const ofWindows = () =>
  ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
    .flatMap((name) => process.env[name] ?? [])
    .flatMap((folder) => [
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
    ])
    .find((file) => existsSync(file))

const installed = () => {
  const path = process.env["CHROMIUM_PATH"]
  if (path !== undefined && path !== "") {
    if (existsSync(path)) return path
    throw new Error(`CHROMIUM_PATH names ${path}, which is not there.`)
  }
  return onPath() ?? ofPlaywright() ?? ofWindows()
}

/**
 * Finds Chromium for the browser tests: at CHROMIUM_PATH, in the system, or in the folder of Playwright.
 * Otherwise installs Debian's package, if this process is root and has apt-get. Throws if no Chromium is
 * found.
 */
export const findChromium = (): string => {
  const found = installed()
  if (found !== undefined) return found
  const asRoot = process.getuid?.() === 0
  if (asRoot && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium found; installing Debian's ...")
    run("apt-get", ["update", "-qq"])
    run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    })
    const now = installed()
    if (now !== undefined) return now
  }
  throw new Error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.",
  )
}
