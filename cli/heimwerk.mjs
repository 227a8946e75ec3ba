#!/usr/bin/env node
// Starts the built command line. It is plain JavaScript, so that it can print a clear message if the build is
// missing.
import { existsSync } from "node:fs"
import module from "node:module"

const main = new URL("./dist/main.js", import.meta.url)

if (existsSync(main)) {
  module.enableCompileCache?.()
  await import(main.href)
} else {
  console.error(
    "Die Kommandozeile ist noch nicht gebaut. Bitte zuerst „npm start“ oder „npm run build“ ausführen.",
  )
  process.exitCode = 1
}
