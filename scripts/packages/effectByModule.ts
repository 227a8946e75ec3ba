const fromBarrel = /^import \{(?<names>[^}]*)\} from "(?<barrel>effect(?:\/[a-z-]+)?)"$/gmu

/** `Effect` is a module of its own; `pipe` and the like are functions of one. */
const importOf = (entry: string, barrel: string): string => {
  const [name = "", alias = name] = entry.split(" as ")
  return /^[A-Z]/u.test(name)
    ? `import * as ${alias} from "${barrel}/${name}"`
    : `import { ${entry} } from "${barrel}/Function"`
}

/**
 * A source with every module of Effect imported by itself: not every bundler can shake the barrels (`effect`,
 * `effect/http`). Types are left out, because nothing of them is left in JavaScript; lines stay where they are.
 */
export const effectByModule = (source: string): string =>
  source.replace(fromBarrel, (whole: string, names: string, barrel: string) => {
    const entries = names.split(",").map((each) => each.trim())
    const values = entries.filter((each) => each !== "" && !each.startsWith("type "))
    return values.map((each) => importOf(each, barrel)).join("; ") + "\n".repeat(whole.split("\n").length - 1)
  })
