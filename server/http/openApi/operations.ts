import type { Json } from "./json.ts"
import texts from "./operations.json" with { type: "json" }

type Texts = Readonly<Record<string, string>>

/** Summary of each operation in the OpenAPI document, by its id. A test compares the ids with the contract. */
export const summaries: Texts = texts.summaries

/** Description of each group of operations. */
export const tags: Texts = texts.tags

/**
 * Example answers, with the small test data, of operations whose generated examples are not clear enough. A
 * test compares them with the answers of a server.
 */
export const answerExamples: Readonly<Record<string, Json>> = texts.examples
