import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { outputOf } from "./command.ts"

const wholeImport = /^import \* as (?<alias>\w+) from "(?<module>effect\/[^"]+)"/gmu

/** Returns the members that a built file uses of each module of Effect, for example `effect/Effect map`. */
const membersIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(wholeImport)].flatMap(({ groups }) =>
    [...text.matchAll(new RegExp(`(?<![\\w.$])${groups?.["alias"]}\\.(?<member>\\w+)`, "gu"))].map(
      (use) => `${groups?.["module"]} ${use.groups?.["member"]}`,
    ),
  )

/**
 * Compares the members of Effect that core and the adapters use in a project with the Effect that is installed there. A
 * missing member is `undefined` in a program, so a test that only loads the packages does not find it.
 *
 * @returns the number of compared members, and those that are missing, for example `effect/http/HttpClient get`
 */
export const missingMembers = async (
  folder: string,
): Promise<{ readonly checked: number; readonly names: ReadonlyArray<string> }> => {
  const files = globSync("node_modules/@heimwerk/{core,adapters}/**/*.js", { cwd: folder })
  const used = [...new Set(files.flatMap((file) => membersIn(readFileSync(join(folder, file), "utf8"))))]
  const script = `
    const missing = async (use) => {
      const [module, member] = use.split(" ")
      return member in (await import(module)) ? [] : [use]
    }
    const all = await Promise.all(${JSON.stringify(used)}.map(missing))
    console.log(JSON.stringify(all.flat()))`
  return {
    checked: used.length,
    names: JSON.parse(await outputOf(folder, "node", "--input-type=module", "--eval", script)),
  }
}
