import type { Prose } from "../sources/prose.ts"

/** A comment or test title that is probably hard to read, with the reason. */
export interface Finding extends Prose {
  readonly marker: string
}

/** One habit to avoid, and the advice that is printed for it. */
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

/**
 * Matches a test title that begins in the middle of a sentence. A title may begin with a preposition if a
 * comma follows within five words.
 */
const fragment: Marker = {
  pattern:
    /^(that|of|who|whose|what|where|which|and|or)\b|^(without|with|for|to|in|on|at|by)\b(?!(?: [^ ,]+){1,4},)/iu,
  advice: "write a full sentence about behaviour",
}

/** Hides code and quoted text, and removes the first id of a target: they are not the author's English. */
const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/`[^`]*`|„[^“]*“|“[^”]*”|"[^"]*"|(?<![\w])'[^']*'(?!\w)|\$\{[^}]*\}/gu, "x")
    .replace(/^T-[A-Z]+\d+ /u, "")

/**
 * Splits a text into sentences: after `.`, `!` or `?` if a capital letter follows, and before tags such as
 * `@param`.
 */
const sentencesOf = (text: string): ReadonlyArray<string> =>
  text.split(/(?<=[.!?])\s+(?=[A-Z])|\s+(?=@(?:param|returns|throws)\b)/u)

const markerOf = ({ kind, text }: Prose): Marker | undefined => {
  const sentences = sentencesOf(withoutQuotes(text)).filter((sentence) => !sentence.endsWith("?"))
  if (kind === "title" && sentences[0] !== undefined && fragment.pattern.test(sentences[0])) return fragment
  return [opening, ...inside].find(({ pattern }) => sentences.some((sentence) => pattern.test(sentence)))
}

/**
 * Returns the comments and test titles with a marker of bad English. A marker is only a hint: read the
 * sentence.
 */
export const findingsIn = (prose: ReadonlyArray<Prose>): ReadonlyArray<Finding> =>
  prose.flatMap((each) => {
    const marker = markerOf(each)
    return marker === undefined ? [] : [{ ...each, marker: marker.advice }]
  })
