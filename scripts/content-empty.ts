import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type SeedDocument, withoutSample } from './content/without-sample.ts'
import { fail } from './fail.ts'

/*
 * Takes the sample content out of the seed, for a site of one's own (docs/your-own.md). A lake that was filled before keeps what
 * it has: delete its folder (`DATA_DIR`) and start anew.
 */

const SEED = 'studio/seed/production.ndjson'

const documents = readFileSync(SEED, 'utf8')
  .trim()
  .split('\n')
  .map((line): SeedDocument => JSON.parse(line))
const left = withoutSample(documents)
const lines = left.map((document) => JSON.stringify(document))
writeFileSync(SEED, `${lines.join('\n')}\n`)

const text = lines.join('\n')
const unused = globSync('studio/seed/images/*').filter(
  (file) => !text.includes(file.replace('studio/seed/', './')),
)
for (const file of unused) rmSync(file)

const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'generate'], { stdio: 'inherit' })
if (status !== 0) fail('"scripts/generate.ts" failed: what it says stands above.')
console.log(
  `${documents.length - left.length} sample documents and ${unused.length} pictures are gone, ${left.length} documents are left.`,
)
