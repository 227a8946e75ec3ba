/** The part of a file somebody asks for: its first byte and the one after its last. */
export interface Part {
  readonly from: number
  readonly to: number
}

/**
 * The one part a `Range` header asks for, of a file of so many bytes: `bytes=0-499`, `bytes=500-`, `bytes=-500`. Undefined
 * for the whole file, also where the header is none we answer in parts (several at once); `outside` where there is no such part.
 */
export const partOf = (header: string | undefined, size: number): Part | "outside" | undefined => {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? "") ?? []
  if (first === "" && last === "") return undefined
  if (first === "")
    return Number(last) === 0 ? "outside" : { from: Math.max(0, size - Number(last)), to: size }
  const from = Number(first)
  const to = last === "" ? size : Math.min(size, Number(last) + 1)
  if (from >= size) return "outside"
  return to <= from ? undefined : { from, to }
}
