/** A style sheet of the build, and the class names it knows. */
export interface StyleSheet {
  readonly path: string
  readonly text: string
  readonly classes: ReadonlySet<string>
}

const className = /\.(-?[A-Za-z_][\w-]*)/gu
const classAttribute = /\bclass="([^"]+)"/gu

/**
 * Reads a style sheet as the build wrote it. A text that could end a style element is refused: it would be written into
 * every page.
 */
export const styleSheet = (path: string, text: string): StyleSheet => {
  if (/<\/style/iu.test(text)) throw new Error(`${path} cannot stand in a page`)
  return { path, text, classes: new Set([...text.matchAll(className)].map(([, name = ""]) => name)) }
}

const classesIn = (markup: string) =>
  new Set([...markup.matchAll(classAttribute)].flatMap(([, names = ""]) => names.split(" ")))

/**
 * The style sheets a page is painted with: those of what it imports at once, and those that know a class of its markup,
 * which parts have written whose scripts come later. They are written into the page (ADR 0021), so that nothing has to be
 * fetched before the first paint.
 *
 * @param first paths of the sheets of what the page imports at once
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
