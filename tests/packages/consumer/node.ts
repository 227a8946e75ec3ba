import { answers } from "./answers.ts"

declare const process: { readonly argv: ReadonlyArray<string> }

// Without `await`, so that the program can also be compiled to CommonJS.
void answers(process.argv[2] ?? "").then((all) => console.log(JSON.stringify(all)))
