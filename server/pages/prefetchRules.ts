import { aheadPaths } from "@heimwerk/ui/hydration/aheadPaths.ts"

/**
 * Rules by which a browser loads pages with certain paths before a click. It loads a page when the pointer
 * rests on its link for 200 ms, or when the link is pressed. On a telephone, it loads the page when the link
 * stays in the window. It keeps at most two pages, and loads none if the visitor saves data or battery. Links
 * with `nofollow` are excluded, because they filter a list.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: aheadPaths.map((path) => (path.length > 1 ? path.replace(/\/$/u, "/*") : path)) },
          { not: { selector_matches: "[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
})
