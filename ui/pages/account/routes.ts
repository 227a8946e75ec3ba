import type { PageEntry } from "../PageEntry.ts"

/** The pages of the customer account (storefront 2, routes). */
export const accountPages: ReadonlyArray<PageEntry> = [
  {
    id: "pages/account/LoginPage.tsx",
    path: "/meinkonto/anmeldung",
    component: async () => (await import("./LoginPage.tsx")).LoginPage,
    load: async () => (await import("./loadPlain.ts")).loadLogin,
  },
]
