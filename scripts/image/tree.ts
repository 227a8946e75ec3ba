import { spawnSync } from "node:child_process"
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"

import { environment, root } from "../run.ts"

/** Id of the user and of the group that run the shop in the image. They own nothing but `/data`. */
export const shopUser = 10_001

/** Files that the running shop and its command line read. Node runs the TypeScript files as they are. */
const sources = [
  "package.json",
  "package-lock.json",
  "LICENSE",
  "{core,adapters,conformance,fixtures,server,ui,cli,tests,tools,scripts/api}/package.json",
  "{core,adapters,fixtures,ui}/**/*.{ts,json}",
  "server/**/*.{ts,js,css,json}",
  "ui/theme/*.css",
  "fixtures/films/*.mp4",
  "cli/{heimwerk.mjs,dist/**/*}",
]

/**
 * Files of packages that no program reads: types, source maps, sources and manuals, and packages that only the built
 * scripts of the pages contain.
 */
const superfluous = [
  "**/*.{map,md,ts,mts,cts,tsx,flow}",
  "effect/src/**/*",
  "{@base-ui,date-fns}/**/*",
  "pdfkit/js/pdfkit.{browser,standalone}*",
]

/** Returns the shared libraries of a program or of an add-on, with the loader, as absolute paths. */
const librariesOf = (program: string): ReadonlyArray<string> => {
  const { stdout } = spawnSync("ldd", [program], { encoding: "utf8" })
  return [...stdout.matchAll(/(\/\S+) \(0x/gu)].map(([, path = ""]) => path)
}

const copy = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** Returns the paths of the shop's own files in the image, without the built storefront. */
export const sourceFiles = (): ReadonlyArray<string> =>
  globSync(sources, { cwd: root, exclude: (path) => path.endsWith("node_modules") }).filter((file) =>
    statSync(join(root, file)).isFile(),
  )

const copySources = (app: string) => {
  for (const file of sourceFiles()) copy(join(root, file), join(app, file))
  cpSync(join(root, "ui/dist"), join(app, "ui/dist"), { recursive: true })
}

/**
 * Installs the packages that the server needs, at the versions of the lock file. Then removes the files that
 * no program reads.
 */
const installPackages = (app: string) => {
  // Uses `npm install` instead of `npm ci`, for the reason in scripts/setup.mjs.
  const { status } = spawnSync(
    "npm",
    [
      "install",
      "--no-save",
      "--omit=dev",
      "--workspace=@heimwerk/server",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { cwd: app, stdio: "inherit", env: environment() },
  )
  if (status !== 0) throw new Error("npm could not install the packages of the image.")
  const packages = join(app, "node_modules")
  for (const file of globSync(superfluous, {
    cwd: packages,
    exclude: (path) => path.startsWith("@heimwerk"),
  }))
    rmSync(join(packages, file), { force: true, recursive: true })
}

/**
 * Copies the pinned Node, and the system's libraries that Node and the add-ons of packages need. So the image needs no
 * operating system.
 */
const copyNode = (tree: string) => {
  const node = join(root, "node_modules/node/bin/node")
  copy(node, join(tree, "bin/node"))
  chmodSync(join(tree, "bin/node"), 0o755)
  const addOns = globSync("app/node_modules/**/*.node", { cwd: tree }).map((file) => join(tree, file))
  const libraries = new Set([node, ...addOns].flatMap(librariesOf).filter((path) => !path.startsWith(tree)))
  for (const library of libraries) copy(library, join(tree, library))
}

/**
 * Writes the whole file tree of the container image: Node with its libraries, the built shop in `/app`, the
 * empty folders `/data` and `/tmp`, and `/etc/passwd`. Nothing else is in the image, not even a shell. The
 * storefront must have been built.
 *
 * @param tree an absolute path; its content is replaced
 */
export const writeTree = (tree: string): void => {
  rmSync(tree, { recursive: true, force: true })
  const app = join(tree, "app")
  copySources(app)
  installPackages(app)
  copyNode(tree)
  for (const folder of ["data", "tmp", "etc"]) mkdirSync(join(tree, folder))
  chmodSync(join(tree, "tmp"), 0o1777)
  writeFileSync(join(tree, "etc/passwd"), `heimwerk:x:${shopUser}:${shopUser}::/data:/bin/false\n`)
}

/** Returns the size of all files of a folder in bytes. */
export const sizeOf = (folder: string): number =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
