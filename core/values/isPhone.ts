const pattern = /^[0+][\d/-]+$/u

/**
 * Whether a text is a telephone number: 0 or + in front, then only digits, hyphens or slashes, at least one of them (forms
 * and markets 5.1; the same rule for both forms, DESIGN decision 15). Blanks around it do not count, blanks within do.
 * @stability stable
 */
export const isPhone = (text: string): boolean => pattern.test(text.trim())
