const fromBarrel = /^import \{(?<names>[^}]*)\} from "(?<barrel>effect(?:\/[a-z-]+)?)"$/gmu

/**
 * Returns the import of one name. A name that begins with a capital letter is a module of its own. Other
 * names, such as `pipe`, are exports of `Function`.
 */
const importOf = (entry: string, barrel: string): string => {
  const [name = "", alias = name] = entry.split(" as ")
  return /^[A-Z]/u.test(name)
    ? `import * as ${alias} from "${barrel}/${name}"`
    : `import { ${entry} } from "${barrel}/Function"`
}

/**
 * Rewrites imports from the barrel files of Effect (`effect`, `effect/http`) to one import per module,
 * because not every bundler can tree-shake barrel files. Removes type imports, which JavaScript does not
 * have, and keeps line numbers.
 */
export const effectByModule = (source: string): string =>
  source.replace(fromBarrel, (whole: string, names: string, barrel: string) => {
    const entries = names.split(",").map((each) => each.trim())
    const values = entries.filter((each) => each !== "" && !each.startsWith("type "))
    return values.map((each) => importOf(each, barrel)).join("; ") + "\n".repeat(whole.split("\n").length - 1)
  })
