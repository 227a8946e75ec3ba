const controls = "a, button, summary, input, select, textarea"

/** Whether a link opens the store finder, or the current path with another query, for example a filter. */
const isForRuntime = ({ dataset, pathname, search }: HTMLAnchorElement): boolean =>
  dataset["finder"] !== undefined || (pathname === location.pathname && search !== location.search)

/**
 * Whether the target of an event is in a control that needs the runtime: a button, a field, or a link that
 * the browser does not follow itself. Parts with the attribute `data-no-runtime` work without the runtime.
 */
export const needsRuntime = ({ target }: Pick<Event, "target">): boolean => {
  const control = target instanceof Element ? target.closest(controls) : null
  if (control === null || control.closest("[data-no-runtime]") !== null) return false
  return control instanceof HTMLAnchorElement ? isForRuntime(control) : true
}
