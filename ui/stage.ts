import type { Stage } from "@heimwerk/core/environment.ts"

/** Where this storefront runs, as far as outside services differ. */
export const stage: Stage = "local"
