/** One registered test of a loaded test file. */
export interface RegisteredTest {
  readonly id: string
  readonly name: string
  readonly fileName: string
  readonly run: () => unknown
}

let tests: Array<RegisteredTest> = []
let file = ""
let groups: ReadonlyArray<string> = []

/** Registers the tests of a test file while it loads, and returns them. */
export const collect = async (
  fileName: string,
  load: () => Promise<unknown>,
): Promise<ReadonlyArray<RegisteredTest>> => {
  tests = []
  file = fileName
  await load()
  return tests
}

/** Registers one test. Its number in the file makes its id unique. */
export const register = (title: string, run: () => unknown): void => {
  const name = [...groups, title].join(" > ")
  tests.push({ id: `${file}#${tests.length} ${name}`, name, fileName: file, run })
}

/** Registers the tests of a group. */
export const describe = (title: string, body: () => void): void => {
  const outer = groups
  groups = [...groups, title]
  body()
  groups = outer
}
