import { groupsOf } from "./groups.ts"

/**
 * The number of type arguments without a default, by the last part of the type's name. They come first; the
 * other type arguments default to `never`.
 */
const arities: ReadonlyMap<string, number> = new Map([
  [".Effect", 1],
  [".Layer", 1],
  [".Stream", 1],
  [".Codec", 2],
  [".decodeTo", 2],
  [".HttpApiEndpoint", 8],
])

/** Removes type arguments that equal their default: `Effect.Effect<void, never, never>` becomes `Effect.Effect<void>`. */
export const withoutDefaults = (text: string): string => {
  const cuts = groupsOf(text).flatMap(({ end, name, parts, start }) => {
    const arity = arities.get(name.slice(name.lastIndexOf("."))) ?? parts.length
    const count = parts.length - Math.max(arity, parts.findLastIndex((part) => part !== "never") + 1)
    if (count <= 0) return []
    const tail = new RegExp(`(?:,\\s*never){${count}}\\s*>$`, "u").exec(text.slice(start, end))
    return tail === null ? [] : [{ from: start + tail.index, to: end - 1 }]
  })
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)
}

const taggedError =
  /new <A extends Record<string, any> = \{\}>\(args: import\("effect\/Types"\)\.VoidIfEmpty<[^\n]+>\) => import\("effect\/Cause"\)\.YieldableError & \{\n\s+readonly _tag: (?<tag>"\w+");\n\} & Readonly<A>;/gu

/**
 * Replaces the base of an error class, which `tsc` writes as a structure, by the type of the constructor that
 * `Data.TaggedError` returns.
 */
export const withNamedErrors = (text: string): string =>
  text.replace(taggedError, 'ReturnType<typeof import("effect/Data").TaggedError<$<tag>>>;')
