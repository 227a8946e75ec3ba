/**
 * Rules by which a browser loads pages ahead of a click: when the pointer rests on a link for 200 ms, when a link is
 * pressed, or on a telephone when a link stays in the window. At most two pages are kept. The browser loads none if
 * the visitor saves data or battery. Only pages of the catalogue and of the markets are loaded ahead, because their
 * requests change nothing. Links with `nofollow` filter a list. Search results are left out, because the search
 * service counts them.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: ["/", "/p/*", "/c/*", "/angebote", "/maerkte", "/markt/*"] },
          { not: { selector_matches: "[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
})
