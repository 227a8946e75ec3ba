import { libraries } from "../../../scripts/packages/published.ts"
import { outputOf } from "./command.ts"
import { subPathsOf } from "./installed.ts"

/** How a program loads a module: `import` of ES modules or `require` of CommonJS. */
export const ways = ["import", "require"] as const

export type Way = (typeof ways)[number]

const inputType = { import: "module", require: "commonjs" } as const

/**
 * Loads modules one after the other in one process of Node. Returns the modules that fail to load.
 *
 * @param node the Node program, for example `node` or the path of another version
 */
export const failingModules = async (
  node: string,
  folder: string,
  way: Way,
  modules: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const script = `
    const failing = []
    const load = async (name) => ${way}(name)
    const loadAll = async () => {
      for (const name of ${JSON.stringify(modules)}) await load(name).catch(() => failing.push(name))
    }
    loadAll().then(() => console.log(JSON.stringify(failing)))`
  return JSON.parse(await outputOf(folder, node, `--input-type=${inputType[way]}`, "--eval", script))
}

/** Returns the module names of the roots and all sub-paths of the installed libraries, for example `@heimwerk/core/price`. */
export const allModules = (folder: string): ReadonlyArray<string> =>
  libraries.flatMap(({ name }) => [
    `@heimwerk/${name}`,
    ...[...subPathsOf(folder, name).keys()].map((subPath) => `@heimwerk/${name}/${subPath}`),
  ])
