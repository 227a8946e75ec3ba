import type { NavigationLink } from "../layout/ShopData.ts"

/** Returns a breadcrumb as structured data for search engines, starting with the home page. */
export const breadcrumbList = (links: ReadonlyArray<NavigationLink>): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ link: "/", name: "Startseite" }, ...links].map(({ link, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: link,
  })),
})
