/**
 * Props for links that open the store finder. The links preload the finder when the pointer or a finger reaches them, or
 * on focus. One set of props serves many links.
 *
 * @param prepare preloads the finder; called repeatedly
 */
export const finderOpener = (prepare: () => void) => ({ onFocus: prepare, onPointerEnter: prepare }) as const
