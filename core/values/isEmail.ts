/**
 * Words joined by dots, plus signs or hyphens, an @, and a domain with a dot. Every joint is a character that no word has,
 * so the text can be read in one way only and hostile input costs no more than its length.
 */
const pattern = /^\w+(?:[.+-]+\w+)*@\w+(?:-+\w+)*(?:\.\w+(?:-+\w+)*)+$/u

/**
 * Returns whether a text is an e-mail address (storefront 5, login; both forms use this rule, DESIGN decision 15).
 * Blanks around it are ignored, because keyboards add them.
 * @stability stable
 */
export const isEmail = (text: string): boolean => pattern.test(text.trim())
