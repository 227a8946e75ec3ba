import type { FormEntries } from "@heimwerk/core/forms/payload.ts"

/** Encodes fields as a form body, byte for byte like a browser (forms and markets 7). */
export const formEncoded = (entries: FormEntries): string =>
  new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
