import type { Prose } from "../sources/prose.ts"

/** A sentence that is probably hard to read, with the reason. */
export interface Finding extends Prose {
  readonly marker: string
}

/** One habit to avoid, and what to write instead. The first group of the pattern is printed. */
interface Marker {
  readonly pattern: RegExp
  readonly advice: string
}

const opening: Marker = {
  pattern:
    /^(what|who|whoever|whose|where|so many|so much|for so long|of (?:none|no|nobody|nothing)|how it)\b/iu,
  advice: "begin with the subject or a verb",
}

const inside: ReadonlyArray<Marker> = [
  {
    pattern: /\b(whoever|nobody|tells? nobody)\b/iu,
    advice: "name the actor",
  },
  {
    pattern:
      /\b((?:is|are) told|told (?:of|that|to)|hears? of|says? nothing of|nothing is (?:said|told|taken))\b/iu,
    advice: "write publish, receive, notify, return",
  },
  {
    pattern:
      /\b(laid aside|left aside|comes? to life|awake|(?<!encrypt\w* )at rest|farewells?|lifelines?)\b/iu,
    advice: "use the field's word",
  },
  {
    pattern: /\b(there (?:is|are) none|is none|has none|for good there)\b/iu,
    advice: "say what is missing",
  },
  {
    pattern: /\b(anew|is had|(?:can )?be had)\b/iu,
    advice: "write again, or the verb itself",
  },
]

/** A test title that begins in the middle of a sentence. A preposition may open a title when a comma follows within five words. */
const fragment: Marker = {
  pattern:
    /^(that|of|who|whose|what|where|which|and|or)\b|^(without|with|for|to|in|on|at|by)\b(?!(?: [^ ,]+){1,4},)/iu,
  advice: "write a full sentence about behaviour",
}

/** Code, quoted text and the id of a quality scenario are not the author's English. */
const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/`[^`]*`|„[^“]*“|“[^”]*”|"[^"]*"|(?<![\w])'[^']*'(?!\w)|\$\{[^}]*\}/gu, "x")
    .replace(/^T-[A-Z]+\d+ /u, "")

/** Splits after a full stop, question mark or tag, where the next word begins a sentence. */
const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?])\s+(?=[A-Z])|\s+(?=@(?:param|returns|throws)\b)/u)

const markerOf = ({ kind, text }: Prose): Marker | undefined => {
  const sentences = sentencesOf(withoutQuotes(text)).filter((sentence) => !sentence.endsWith("?"))
  if (kind === "title" && sentences[0] !== undefined && fragment.pattern.test(sentences[0])) return fragment
  return [opening, ...inside].find(({ pattern }) => sentences.some((sentence) => pattern.test(sentence)))
}

/** Finds the comments and titles that carry a marker of bad English. A marker is a hint: read the sentence. */
export const findingsIn = (prose: ReadonlyArray<Prose>): ReadonlyArray<Finding> =>
  prose.flatMap((each) => {
    const marker = markerOf(each)
    return marker === undefined ? [] : [{ ...each, marker: marker.advice }]
  })
