import { onFirstUse } from "../../hydration/onFirstUse.ts"

let sign: Promise<void> | undefined

/** Is there at the first sign of the visitor, and at once when that has been. */
export const firstSign = (): Promise<void> => (sign ??= new Promise((resolve) => onFirstUse(resolve)))
