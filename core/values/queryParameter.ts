const decoded = (text: string): string => {
  const spaced = text.replaceAll("+", " ")
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/**
 * Returns the first value of a query parameter, `undefined` if it is absent and `""` if it has no value. In a
 * value with invalid encoding, only `+` is decoded (storefront 2: `open_service_layer`, `enteredEmail`).
 */
export const queryParameter = (address: string, name: string): string | undefined => {
  const [page = ""] = address.split("#", 1)
  const start = page.indexOf("?")
  if (start === -1) return undefined
  const pairs = page.slice(start + 1).split("&")
  const found = pairs.find((pair) => pair === name || pair.startsWith(`${name}=`))
  return found === undefined ? undefined : decoded(found.slice(name.length + 1))
}
