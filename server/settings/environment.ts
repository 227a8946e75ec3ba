import { StartProblem } from "./StartProblem.ts"

export type Environment = Readonly<Record<string, string | undefined>>

/** The end of a start that cannot use a setting, in one line. */
export const unusable = (name: string, wanted: string) =>
  new StartProblem({ message: `${name} is not usable: ${wanted}` })

/** A variable that is set to nothing counts as not set, except `DATABASE_URL`, where falling back would be dangerous. */
export const read = (environment: Environment, name: string) => {
  const value = environment[name]?.trim()
  return value === "" ? undefined : value
}
