import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type SeedDocument, withoutSample } from './content/without-sample.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'

/*
 * Takes the sample content out of the seed, for a site of one's own, and adds documents of a file (docs/your-own.md). A lake that
 * was filled before keeps what it has: delete its folder (`DATA_DIR`) and start anew.
 */

const SEED = 'studio/seed/production.ndjson'
const USAGE = 'npm run content:empty -- [--add documents.ndjson]'

const { add } = readOptions({ add: { type: 'string' } }, USAGE)
const before = documentsIn(SEED)
const own = add ? documentsIn(add) : []
const after = withoutSample(before, own)
const lines = after.map((document) => JSON.stringify(document))
writeFileSync(SEED, `${lines.join('\n')}\n`)

const text = lines.join('\n')
const pictures = globSync('studio/seed/images/*')
const unused = pictures.filter((file) => !text.includes(file.replace('studio/seed/', './')))
for (const file of unused) rmSync(file)

const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'generate'], { stdio: 'inherit' })
if (status !== 0) fail('"scripts/generate.ts" failed: what it says stands above.')
console.log(
  `${before.length + own.length - after.length} sample documents and ${unused.length} pictures are gone; ${after.length - own.length} documents stay, ${own.length} are new.`,
)

/** The documents of an NDJSON file. Exits with a sentence that names the line that is none. */
function documentsIn(file: string): SeedDocument[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line, place) => {
    try {
      return JSON.parse(line)
    } catch {
      return fail(`${file}, line ${place + 1}: not a document as JSON. Write one document a line.`)
    }
  })
}
