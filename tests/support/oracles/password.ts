const special = new Set(["!", "¿", "$", "%", "/", "(", ")", "=", "?", ".", ",", "_", "#", "<", ">", "@"])

/**
 * Returns the expected results of the password rules (forms and markets 5.6), checked character by character
 * without a regular expression.
 */
export const expectedPasswordRules = (password: string): ReadonlyArray<boolean> => {
  const characters = Array.from(password)
  const isUpper = (character: string) => character !== character.toLowerCase()
  const isLower = (character: string) => character !== character.toUpperCase()
  let longestRun = 0
  let run = 0
  for (const [index, character] of characters.entries()) {
    run = index > 0 && characters[index - 1] === character ? run + 1 : 1
    longestRun = Math.max(longestRun, run)
  }
  return [
    characters.length >= 8 && characters.length <= 80,
    characters.some(isUpper) && characters.some(isLower),
    characters.some((character) => character >= "0" && character <= "9"),
    characters.some((character) => special.has(character)),
    longestRun <= 3,
  ]
}
