const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the decoded value of a cookie, or `undefined`. A wrongly encoded value is returned unchanged. */
export const readCookie = (name: string): string | undefined => {
  const prefix = `${encodeURIComponent(name)}=`
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(prefix))
  return found === undefined ? undefined : decode(found.slice(prefix.length))
}
