import { answers } from "./answers.ts"

declare const process: { readonly argv: ReadonlyArray<string> }

console.log(JSON.stringify(await answers(process.argv[2] ?? "")))
