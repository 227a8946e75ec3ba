const pattern = /^[0+][\d/-]+$/u

/**
 * Returns whether a text is a telephone number: it starts with 0 or +, followed by at least one digit,
 * hyphen or slash (forms and markets 5.1; both forms use this rule, DESIGN decision 15). Spaces before and
 * after it are ignored; other spaces are not allowed.
 * @stability stable
 */
export const isPhone = (text: string): boolean => pattern.test(text.trim())
