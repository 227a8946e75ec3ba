/** A style sheet of the build with the class names it defines. */
export interface StyleSheet {
  readonly path: string
  readonly text: string
  readonly classes: ReadonlySet<string>
}

const className = /\.(-?[A-Za-z_][\w-]*)/gu
const classAttribute = /\bclass="([^"]+)"/gu

/**
 * Parses a style sheet of the build. Throws for a text that could close its `<style>` element, because pages
 * contain it inline.
 */
export const styleSheet = (path: string, text: string): StyleSheet => {
  if (/<\/style/iu.test(text)) throw new Error(`${path} cannot stand in a page`)
  return { path, text, classes: new Set([...text.matchAll(className)].map(([, name = ""]) => name)) }
}

const classesIn = (markup: string) =>
  new Set([...markup.matchAll(classAttribute)].flatMap(([, names = ""]) => names.split(" ")))

/**
 * Returns the style sheets that a page contains inline, so that the first paint needs no further request (ADR
 * 0021): those of the page's static imports, and those that define a class in the page's markup. A part of
 * the page whose script loads later needs the second kind.
 *
 * @param first paths of the sheets of the page's static imports
 */
export const stylesOf = (
  sheets: ReadonlyArray<StyleSheet>,
  first: ReadonlyArray<string>,
  markup: string,
): ReadonlyArray<StyleSheet> => {
  const used = classesIn(markup)
  const isUsed = ({ classes }: StyleSheet) => [...classes].some((name) => used.has(name))
  const imported = first.flatMap((path) => sheets.filter((sheet) => sheet.path === path))
  return [...imported, ...sheets.filter((sheet) => !imported.includes(sheet) && isUsed(sheet))]
}
