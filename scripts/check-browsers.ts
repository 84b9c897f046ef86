import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { EARLY_SCRIPT } from '#lib/browser/early-script.ts'
import { DEGRADES, GUARDED } from './browsers/accepted.ts'
import { type NewBuiltIns, newBuiltIns } from './browsers/built-ins.ts'
import { SITE_FLOOR, STUDIO_FLOOR } from './browsers/floor.ts'
import { newerInScript } from './browsers/newer-in-script.ts'
import { newerInStyle } from './browsers/newer-in-style.ts'
import { siteChunks } from './browsers/site-chunks.ts'
import { currentBuild } from './builds.ts'
import { fail } from './fail.ts'

/*
 * `npm run check:browsers`: checks that the scripts and styles for visitors work in the oldest browsers (docs/product.md,
 * Browsers). Of the Studio, only the sources of this project are checked, because most of its scripts are Sanity's.
 */

const BUILD_DIR = process.env.BUILD_DIR || '.next-test'
const STUDIO = ['studio/**/*.{ts,tsx}', 'schemas/**/*.{ts,tsx}']
/** Tests, and files that only the server uses. */
const NOT_STUDIO = ['**/*.test.*', 'studio/seed/**']

const build =
  currentBuild(BUILD_DIR) ?? fail(`There is no build in ${BUILD_DIR}: run "npm run build:test" first.`)
const chunks = siteChunks(build)
const contentOf = (file: string): [string, string] => [file, readFileSync(join(build, file), 'utf8')]
const scripts = ['sw.js', ...chunks.filter((file) => file.endsWith('.js'))].map(contentOf)
const styles = chunks.filter((file) => file.endsWith('.css')).map(contentOf)
const studio = globSync(STUDIO, { exclude: NOT_STUDIO }).map(compiled)

const used = new Set<string>()
const problems = [
  ...inScripts([['lib/browser/early-script.ts', EARLY_SCRIPT], ...scripts], newBuiltIns(SITE_FLOOR)),
  ...styles.flatMap(([file, text]) => unaccepted(file, newerInStyle(text), DEGRADES)),
  // Methods are left out, because methods of this project's classes can have the same names.
  ...inScripts(studio, { ...newBuiltIns(STUDIO_FLOOR), methods: new Set() }),
]
const unused = Object.keys({ ...DEGRADES, ...GUARDED }).filter((name) => !used.has(name))
for (const problem of problems) console.error(problem)
for (const name of unused)
  console.error(`scripts/browsers/accepted.ts: "${name}" is no longer used; take it out.`)
if (problems.length + unused.length > 0) {
  fail(
    'Write it with what the oldest browsers have, ask for it first, or say in scripts/browsers/accepted.ts why it may stay.',
  )
}
console.log(
  `${scripts.length} script files, ${styles.length} style sheets and ${studio.length} sources of the Studio run in the oldest browsers.`,
)

function inScripts(files: [file: string, code: string][], added: NewBuiltIns): string[] {
  return files.flatMap(([file, code]) => unaccepted(file, newerInScript(code, added), GUARDED))
}

function unaccepted(file: string, names: string[], accepted: Record<string, string>): string[] {
  for (const name of names) used.add(name)
  return names
    .filter((name) => !(name in accepted))
    .map((name) => `${file}: ${name} is newer than the oldest browsers.`)
}

function compiled(file: string): [string, string] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts'
  return [file, transformSync(readFileSync(file, 'utf8'), { loader, target: 'es2023' }).code]
}
