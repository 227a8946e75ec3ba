import { onFirstUse } from "../../hydration/onFirstUse.ts"

let sign: Promise<void> | undefined

/** Resolves at the visitor's first interaction, or at once after it. */
export const firstSign = (): Promise<void> => (sign ??= new Promise((resolve) => onFirstUse(resolve)))
