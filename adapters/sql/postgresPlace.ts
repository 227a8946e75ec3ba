const sslModes = /^(?:disable|allow|prefer|require|verify-ca|verify-full)$/u

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns host, port and database of a PostgreSQL address, without user and password: `host:5432/shop`. Returns
 * `undefined` if PostgreSQL's client cannot use the address. This is also so if the password contains `/`, `#` or `%`
 * without percent-encoding: the rest of the password would be read as a database.
 */
export const postgresPlace = (text: string): string | undefined => {
  const url = URL.parse(text)
  if (url === null || !/^postgres(?:ql)?:$/u.test(url.protocol) || url.hostname === "") return undefined
  if (!/^\/[^/@]+$/u.test(url.pathname) || url.hash !== "") return undefined
  if (![url.username, url.password, url.pathname].every(isDecodable)) return undefined
  if (!sslModes.test(url.searchParams.get("sslmode") ?? "prefer")) return undefined
  return `${url.hostname}:${url.port === "" ? "5432" : url.port}${url.pathname}`
}
