import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

import { root, run } from "./run.ts"
import { markBuilt } from "./stamp.ts"

/** Runs a command. If it fails, stops the build with its exit code; its output is already on the screen. */
const must = (command: string, args: ReadonlyArray<string>) => {
  const status = run(command, args)
  if (status !== 0) process.exit(status)
}

/** Writes a .br and a .gz file beside every text file, so that the server does not compress at run time. */
const compress = (folder: string) => {
  for (const file of globSync("**/*.{js,css,svg,html,json,txt}", { cwd: folder })) {
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    )
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

const ui = join(root, "ui")
for (const folder of ["client", "server"]) {
  const built = join(ui, "dist", folder)
  if (existsSync(built)) rmSync(built, { recursive: true })
}
must("vite", ["build", "ui", "--logLevel", "warn"])
must("vite", ["build", "ui", "--ssr", "entry-server.tsx", "--logLevel", "warn"])
compress(join(ui, "dist", "client"))
must("node", ["cli/build.mjs"])
markBuilt("shop")

// With the argument `shop`, which `npm start` passes, the published packages are not built.
if (process.argv[2] !== "shop") must("node", ["scripts/packages/build.ts"])
