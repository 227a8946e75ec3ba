import { plainCheckout } from "@heimwerk/ui/features/account/checkout/plainCheckout.ts"
import { paths } from "@heimwerk/ui/paths.ts"

import type { RequestHead } from "../security/crossOrigin.ts"
import { escapeHtml } from "../pages/html.ts"

const pathOf = (address: string) => address.split("?", 1)[0] ?? "/"

/**
 * Writes the query of an address as hidden fields, so that submitting the form requests the same page again.
 */
const queryFields = (address: string) =>
  [...new URLSearchParams(address.slice(address.indexOf("?") + 1 || address.length))]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("")

/**
 * Returns the path and query of the page that contains a submitted form, or `/` if the browser does not name it, as
 * on the page of an order. A refused checkout is shown at the target of its form, which has no page of its own.
 * The result has exactly one slash in front: browsers read two slashes as the start of another host.
 */
const formPage = ({ headers }: RequestHead) => {
  const page = URL.parse(headers["referer"] ?? "")
  if (page === null) return "/"
  if (page.pathname === plainCheckout.target) return paths.checkout
  return `/${(page.pathname + page.search).replace(/^\/+/u, "")}`
}

/**
 * Writes a button that opens the requested page again. After a submitted form it opens the page of the form,
 * because the target of a form has no page. The button is a form, because scripts may not run on the page.
 */
export const retryButton = (text: string, request: RequestHead) => {
  const isSubmitted = request.method === "POST"
  const address = isSubmitted ? formPage(request) : request.url
  const action = isSubmitted ? ` action="${escapeHtml(pathOf(address))}"` : ""
  return `<form method="get"${action}>${queryFields(address)}<button type="submit">${escapeHtml(text)}</button></form>`
}
