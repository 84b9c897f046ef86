#!/usr/bin/env node
// This check comes before all imports, because the imported files need Node.js 24.
const version = process.versions.node
if (Number.parseInt(version, 10) < 24) {
  console.error(`content-lake needs Node.js 24 or newer, and this is ${version}.`)
  process.exit(1)
}
const { run } = await import('./serve.ts')
await run(process.argv.slice(2))

export {}
