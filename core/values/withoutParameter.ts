/**
 * Removes every occurrence of a query parameter from an address. Everything else stays as it is written,
 * including the fragment. If no parameter remains, the `?` is removed too (storefront 2:
 * `open_service_layer` and `enteredEmail` are removed after reading).
 */
export const withoutParameter = (address: string, name: string): string => {
  const hash = address.indexOf("#")
  const [page, fragment] = hash === -1 ? [address, ""] : [address.slice(0, hash), address.slice(hash)]
  const start = page.indexOf("?")
  if (start === -1) return address
  const kept = page
    .slice(start + 1)
    .split("&")
    .filter((pair) => pair !== name && !pair.startsWith(`${name}=`))
    .join("&")
  return `${page.slice(0, start)}${kept === "" ? "" : `?${kept}`}${fragment}`
}
