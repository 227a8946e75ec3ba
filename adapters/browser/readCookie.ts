const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Returns a cookie of the page that scripts can read, or `undefined`. Names and values are percent-encoded, as in the
 * server's cookie jar. A wrongly encoded value is returned unchanged.
 */
export const readCookie = (name: string): string | undefined => {
  const prefix = `${encodeURIComponent(name)}=`
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(prefix))
  return found === undefined ? undefined : decode(found.slice(prefix.length))
}
