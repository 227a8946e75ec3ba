import { fold } from "./fold.ts"

/**
 * Converts a name to a part of a path: `Akku-Bohrschrauber Größe M` becomes `akku-bohrschrauber-groesse-m`.
 * The result contains only `a-z`, `0-9` and `-`.
 */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim()
    .replaceAll(" ", "-")
