import { writeFileSync } from 'node:fs'
import { fail } from './fail.ts'
import { blockLists } from './generators/block-lists.ts'
import { brandFiles } from './generators/brand-files.ts'
import { holidays } from './generators/holidays.ts'
import { outOfDate } from './generators/out-of-date.ts'

/* Writes the generated files. With `--check` it writes nothing and fails with the names of outdated files. */
const isCheck = process.argv.includes('--check')
const lists = update({ ...blockLists(), ...brandFiles(), ...holidays() })
// The schema and the queries import these lists. So `content-files.ts`, which loads both, can be loaded only after the update.
const { contentFiles } = await import('./generators/content-files.ts')
const names = [...lists, ...update(await contentFiles())]
if (!isCheck) {
  console.log(names.length > 0 ? `Written: ${names.join(', ')}` : 'Every generated file is as it should be.')
}

/** Writes the texts that differ from their files. Returns the names of these files. With `--check` it exits if one differs. */
function update(texts: Record<string, string>): string[] {
  const stale = outOfDate(texts)
  const names = Object.keys(stale)
  if (isCheck && names.length > 0) {
    fail(`Out of date: ${names.join(', ')}. Run "npm run generate" and commit what it writes.`)
  }
  for (const [file, text] of Object.entries(stale)) writeFileSync(file, text)
  return names
}
