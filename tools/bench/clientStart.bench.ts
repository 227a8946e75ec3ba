import { Script, createContext } from "node:vm"

import { build } from "esbuild"

/** Number of measured starts. */
const runs = 60

/**
 * Target for the processor time that a worker takes to compile and evaluate the client, in ms. The table
 * shows it; it is not enforced.
 */
const aim = 5

/** The modules of `adapters/client` that each measured program uses besides `createShop`. */
const programs: ReadonlyArray<ReadonlyArray<string>> = [
  ["markets"],
  ["markets", "prices", "basketCalls"],
  ["markets", "prices", "basket"],
]

const bundle = async (nouns: ReadonlyArray<string>): Promise<string> => {
  const imports = [...nouns, "createShop"].map(
    (name) => `import { ${name} } from "@heimwerk/adapters/client/${name}.ts"`,
  )
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports.join("\n")}\nglobalThis.client = [createShop, ${nouns.join(", ")}]`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    write: false,
  })
  return outputFiles.map(({ text }) => text).join("")
}

/**
 * Returns the mean processor time to compile and evaluate a script in a new context, in ms. Each script differs by a
 * comment, so that nothing comes from a cache.
 */
const millisToStart = (script: string): number => {
  const starts = Array.from({ length: runs }, (_, run) => ({
    context: createContext({ AbortController, AbortSignal, Headers, Response, URL, URLSearchParams }),
    text: `/* ${run} */${script}`,
  }))
  const before = process.cpuUsage()
  for (const { context, text } of starts) new Script(text).runInContext(context)
  const { system, user } = process.cpuUsage(before)
  return (system + user) / 1000 / runs
}

/** Prints the processor time that a worker takes to compile and evaluate the Promise client. */
export const clientStart = async (): Promise<void> => {
  console.log(
    "\n### Starting the Promise client in a worker\n\n| nouns | KB minified | ms | aim |\n| --- | --- | --- | --- |",
  )
  for (const nouns of programs) {
    const script = await bundle(nouns)
    const kb = (script.length / 1024).toFixed(1)
    console.log(`| ${nouns.join(", ")} | ${kb} | ${millisToStart(script).toFixed(1)} | ${aim} |`)
  }
}
