import { readFileSync } from "node:fs"
import { join } from "node:path"

import type { Metafile } from "esbuild"

import { root } from "../run.ts"

/** The licences of the packages in a bundle. */
export interface BundledLicenses {
  /** Names the packages with their versions and licences: `effect 4.1.0 (MIT)`. */
  readonly names: string
  /** The names with the full texts. */
  readonly texts: string
}

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u

const licenseOf = (folder: string) => {
  const { license, name, version }: Record<"license" | "name" | "version", string> = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  )
  return {
    name: `${name} ${version} (${license})`,
    text: readFileSync(join(root, folder, "LICENSE"), "utf8").trim(),
  }
}

/**
 * Reads the licences of all packages whose code is in a bundle. Packages of this repository are not among them. Fails
 * if a package has no file `LICENSE`.
 *
 * @param metafile describes the bundle, with paths relative to the root of the repository
 */
export const bundledLicenses = ({ outputs }: Metafile): BundledLicenses => {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs))
  const folders = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (packageFolder.exec(path) ?? []) : [],
  )
  const licenses = [...new Set(folders)].toSorted().map(licenseOf)
  return {
    names: licenses.map(({ name }) => name).join(", "),
    texts: licenses.map(({ name, text }) => `${name}\n\n${text}\n`).join("\n\n"),
  }
}
