/** An entry of a posting is one number for an article with the term: `rank * 32 + weight`. */
export const entryWeights = 32

/** Returns the rank of the article of an entry. */
export const rankOf = (entry: number): number => entry >>> 5

/** Returns the weight of the term in the article of an entry, from 0 to 31. */
export const weightOf = (entry: number): number => entry & 31

/** Returns the numbers of a column or posting, which the database stores as 4 bytes each, highest byte first. */
export const numbersOf = (bytes: Uint8Array): Int32Array => {
  const copy = Buffer.alloc(bytes.length)
  copy.set(bytes)
  copy.swap32()
  return new Int32Array(copy.buffer, copy.byteOffset, copy.length / 4)
}

/** The codes of a column in the smallest array type that can hold them. */
export type Codes = Uint8Array | Uint16Array | Int32Array

/** Returns numbers in the smallest array type. Smaller arrays are read faster. */
export const codesOf = (numbers: Int32Array): Codes => {
  let most = 0
  for (const number of numbers) most = Math.max(most, number)
  return most < 256 ? new Uint8Array(numbers) : most < 65_536 ? new Uint16Array(numbers) : numbers
}
