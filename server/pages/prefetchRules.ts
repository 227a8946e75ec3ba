import { aheadPaths } from "@heimwerk/ui/hydration/aheadPaths.ts"

/**
 * Rules by which a browser loads pages with certain paths ahead of a click: when the pointer rests on a link
 * for 200 ms, when a link is pressed, or on a telephone when a link stays in the window. At most two pages
 * are kept. The browser loads none if the visitor saves data or battery. Links with `nofollow` are excluded,
 * because they filter a list.
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
