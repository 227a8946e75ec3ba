/**
 * Returns the attributes of fields and controls that name an id which no element has. A control that shows and hides an
 * element may name it while it is not on the page. Runs in the page.
 */
export const missingIds = (): ReadonlyArray<string> =>
  ["for", "aria-describedby", "aria-labelledby", "aria-controls"].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]:not([aria-expanded=false])`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? "")
        .split(/\s+/u)
        .filter((id) => id !== "" && document.getElementById(id) === null)
        .map((id) => `${attribute}=${id}`),
    ),
  )

/**
 * Returns the ids that differ between the server-rendered markup and React's rendering in the browser. Hydration leaves
 * such an id in the markup, and later changes name an id that does not exist. Runs in the page.
 */
export const differentIds = (): ReadonlyArray<string> =>
  [...document.querySelectorAll("[id]")].flatMap((element) => {
    const [, props] = Object.entries(element).find(([name]) => name.startsWith("__reactProps$")) ?? []
    const rendered: unknown = props?.id
    return typeof rendered !== "string" || rendered === element.id ? [] : [`${element.id}, not ${rendered}`]
  })
