/**
 * Takes the umlaut signs and the commonest plural and case endings off a folded German word, so that `Schrauben`,
 * `Schraube` and `Nägel`, `Nagel` meet. At least four letters stay, and `-er` is never taken off: a `Schrauber` (the
 * tool) is no `Schraube`.
 *
 * | word | stem |
 * |---|---|
 * | `schrauben`, `schraube` | `schraub` |
 * | `schrauber`, `schraubern` | `schrauber` |
 * | `naegel`, `naegeln`, `nagel` | `nagel` |
 * | `saege`, `saegen` | `sage` |
 * | `akkus`, `weisses` | `akku`, `weiss` |
 */
export const stem = (folded: string): string => {
  let word = folded.replace(/(?<![aeiouq])([aou])e/gu, "$1")
  if (word.length >= 5 && /[bdefgklmnortu]s$/u.test(word)) word = word.slice(0, -1)
  if (word.length >= 5 && /(?:e|el|er)n$/u.test(word)) word = word.slice(0, -1)
  if (word.length >= 5 && word.endsWith("e")) word = word.slice(0, -1)
  return word
}
