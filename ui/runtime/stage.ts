import { defaultBrand, environmentOf, type Stage } from "@heimwerk/core/environment.ts"

const told = document.querySelector<HTMLMetaElement>('meta[name="heimwerk-stage"]')?.content ?? "local"

/** Where this storefront runs, as far as outside services differ; its server tells the page. */
export const stage: Stage = environmentOf(told, defaultBrand)?.stage ?? "local"
