import { fold } from "./fold.ts"

/** A name as part of an address: `Akku-Bohrschrauber Größe M` is `akku-bohrschrauber-groesse-m`; only `a-z`, `0-9`, `-`. */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/gu, " ")
    .trim()
    .replaceAll(" ", "-")
