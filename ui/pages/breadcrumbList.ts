import type { NavigationLink } from "../layout/ShopData.ts"

/** A breadcrumb as search engines read it; the home page is its first part. */
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
