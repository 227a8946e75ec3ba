/**
 * Returns the stem of a folded German word. Removes the umlaut spelling and the most frequent plural and case
 * endings, so that `Schrauben`, `Schraube` and `Nägel`, `Nagel` get the same stem. An ending is removed only
 * if at least 4 letters remain. The `s` of `-aus`, `-ies` and `-oos` belongs to the word. `-er` is never removed,
 * because a `Schrauber` (the tool) is not a `Schraube`.
 *
 * | word | stem |
 * |---|---|
 * | `schrauben`, `schraube` | `schraub` |
 * | `schrauber`, `schraubern` | `schrauber` |
 * | `naegel`, `naegeln`, `nagel` | `nagel` |
 * | `saege`, `saegen` | `sage` |
 * | `akkus`, `weisses` | `akku`, `weiss` |
 * | `gartenhaus`, `zierkies` | `gartenhaus`, `zierkies` |
 */
export const stem = (folded: string): string => {
  let word = folded.replace(/(?<![aeiouq])([aou])e/gu, "$1")
  if (word.length >= 5 && /(?<!au|ie|oo)(?<=[bdefgklmnortu])s$/u.test(word)) word = word.slice(0, -1)
  if (word.length >= 5 && /(?:e|el|er)n$/u.test(word)) word = word.slice(0, -1)
  if (word.length >= 5 && word.endsWith("e")) word = word.slice(0, -1)
  return word
}
