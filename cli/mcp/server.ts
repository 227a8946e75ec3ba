import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js"
import * as Effect from "effect/Effect"

import { callTool } from "./callTool.ts"
import { allTools, inputSchema } from "./tools.ts"

/** All tools only read: programs may call them without asking their user. */
const annotations = { readOnlyHint: true, openWorldHint: false }

/**
 * Serves the tools on stdin and stdout until the other program closes stdin. This module is loaded only for
 * `heimwerk mcp`.
 *
 * @param shop options that select the shop of every call, for example `--origin`
 */
export const serve = Effect.fnUntraced(function* (version: string, shop: ReadonlyArray<string>) {
  const tools = yield* allTools
  const context = yield* Effect.context()
  const { server } = new McpServer({ name: "heimwerk", version }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: inputSchema(tool),
      annotations,
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    const { isError, text } =
      tool === undefined
        ? { text: `Das Werkzeug „${params.name}“ gibt es nicht.`, isError: true }
        : await Effect.runPromiseWith(context)(callTool(tool, params.arguments ?? {}, shop))
    return { content: [{ type: "text", text }], isError }
  })
  const closed = new Promise<void>((resolve) => process.stdin.once("end", resolve).once("close", resolve))
  yield* Effect.promise(() => server.connect(new StdioServerTransport()))
  yield* Effect.promise(() => closed)
})
