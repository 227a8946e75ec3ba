import * as Schema from "effect/Schema"

const origin = "https://shop.example"

/** Returns whether a link is the path `/{start}/{name}/{id}` exactly as browsers send it. */
const isPagePath = (link: string, start: "c" | "p", id: string): boolean => {
  const [, first, name, last, ...more] = link.split("/")
  const hasForm = first === start && name !== "" && last === id && more.length === 0
  return hasForm && URL.canParse(link, origin) && new URL(link, origin).pathname === link
}

/**
 * Makes a check of the own link of a category (`c`) or an article (`p`). At another path, the shop has no page. A
 * path with umlauts is refused because browsers encode it.
 */
export const pageLink = <R extends { readonly link?: string | undefined }>(
  start: "c" | "p",
  idOf: (record: R) => string,
  message: string,
) =>
  Schema.makeFilter<R>(
    (record) =>
      record.link === undefined || isPagePath(record.link, start, idOf(record))
        ? undefined
        : { path: ["link"], issue: message },
    { message },
  )
