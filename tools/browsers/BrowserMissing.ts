/** A browser is not installed. The message names Debian's packages. */
export class BrowserMissing extends Error {
  constructor(browser: string, packages: string) {
    super(`${browser} is missing. Install it with: apt-get install ${packages}`)
  }
}
