import type { CheckResult } from "./suite/CheckOptions.ts"

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // XML parsers replace a line break in an attribute by a space.
  "\n": "&#10;",
}

/** Escapes a text for XML. Characters that XML does not allow become `?`. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "?")
    .replaceAll(/[&<>"\n]/gu, (character) => entities[character] ?? "")

const bodyOf = ({ findings, state }: CheckResult): string => {
  const text = escaped(findings.join("\n"))
  if (state === "skipped") return `<skipped message="${text}"/>`
  return state === "failed" ? `<failure message="${text}"/>` : ""
}

/**
 * Returns the results of checks as JUnit XML, which build services show. Each check is a test case. The part of
 * its name before the dot is the class of the test case: `basket` for `basket.concurrent`.
 */
export const junitReport = (results: ReadonlyArray<CheckResult>): string => {
  const count = (state: CheckResult["state"]) => results.filter((result) => result.state === state).length
  const cases = results.map((result) => {
    const [noun = ""] = result.id.split(".")
    return `  <testcase classname="${escaped(noun)}" name="${escaped(`${result.id}: ${result.title}`)}">${bodyOf(result)}</testcase>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="heimwerk contract check" tests="${results.length}" failures="${count("failed")}" skipped="${count("skipped")}">`,
    ...cases,
    "</testsuite>",
  ].join("\n")
}
