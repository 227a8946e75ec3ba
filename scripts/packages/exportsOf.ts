import { dirname, join } from "node:path"

/** The names that a module exports, each with the module that declares it. */
export type Exports = ReadonlyMap<string, string>

const declared =
  /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (?<name>[\w$]+)/u
const handedOn = /^export (?:type )?\{(?<names>[^}]*)\}(?: from "(?<from>[^"]+)")?;?$/u

/** Returns the exported name of an entry `a`, `type B` or `c as d`. */
const outerName = (entry: string): string =>
  entry
    .replace(/^type /u, "")
    .split(" as ")
    .at(-1)
    ?.trim() ?? ""

/**
 * Returns the names that a declaration file of `tsc` exports. Each is on a line that begins with `export`. A
 * re-exported name belongs to the module that declares it, so exporting the same thing twice is no conflict.
 *
 * @throws Error for an export it cannot read, such as `export *` and `export default`, because the package's
 * sub-path must list every name.
 */
export const exportsOf = (module: string, declarations: string): Exports => {
  const found = new Map<string, string>()
  for (const line of declarations.split("\n").filter((each) => each.startsWith("export "))) {
    const name = declared.exec(line)?.groups?.["name"]
    const list = handedOn.exec(line)?.groups
    if (name === undefined && list === undefined) throw new Error(`${module}: cannot read „${line}“.`)
    if (name !== undefined) found.set(name, module)
    const source = list?.["from"]
    const origin =
      source?.startsWith(".") === true ? join(dirname(module), source).replace(/\.ts$/u, "") : module
    for (const entry of (list?.["names"] ?? "").split(",").map((each) => each.trim()))
      if (entry !== "") found.set(outerName(entry), origin)
  }
  return found
}
